import { useEffect, useState } from 'react';
import Overlay from '@nutui/nutui-react-taro/dist/es/packages/overlay';
import Popup from '@nutui/nutui-react-taro/dist/es/packages/popup';
import '@nutui/nutui-react-taro/dist/es/packages/popup/style/css';
import { View } from '@tarojs/components';
import { screen } from '@/platform/screen';
import { classes } from '../classes';
import { useClosedByBack } from '../closedByBack';
import '../../styles/nutui.scss';
import { Dialog } from './Dialog';
import { LEAVE_MS, type SheetProps } from './props';
import './index.scss';

const Z_INDEX = 900;

const stay = (): void => undefined;

/**
 * NutUI's popup with our dialog in it. The overlay is a separate element: the popup's overlay would also lock scrolling for the
 * content, and in the mini-program the content could not be scrolled any more.
 */
export function Panel(props: SheetProps) {
  const { open, onClose, onBack = onClose ?? stay } = props;
  // A popup that is visible at its first render does not slide in.
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  // Mounted until the sheet has moved out.
  useEffect(() => screen.cover(), []);
  useClosedByBack(open ? onBack : undefined);
  const visible = open && drawn;
  return (
    <View className={classes('yl-sheet', !open && 'yl-sheet--leaving')}>
      <Overlay
        className="yl-sheet__veil"
        visible={visible}
        duration={LEAVE_MS}
        zIndex={Z_INDEX}
        onClick={() => onClose?.()}
      />
      <Popup
        className="yl-sheet__popup"
        visible={visible}
        position="bottom"
        overlay={false}
        lockScroll={false}
        duration={LEAVE_MS}
        zIndex={Z_INDEX}
      >
        <Dialog {...props} />
      </Popup>
    </View>
  );
}
