import Switch from '@nutui/nutui-react-taro/dist/es/packages/switch';
import '@nutui/nutui-react-taro/dist/es/packages/switch/style/css';
import { View } from '@tarojs/components';
import { pressable } from '../pressable';
import { words } from '../words';
import '../Row/index.scss';
import '../../styles/nutui.scss';
import './index.scss';

interface ToggleProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** The row is the control; NutUI's switch in it takes no taps and no focus, and is hidden from the screen reader. */
const DRAWING = {
  'aria-hidden': 'true',
  tabIndex: -1,
  onClick: undefined,
  ariaRole: undefined,
  ariaChecked: undefined,
  ariaDisabled: undefined,
};

/** A setting that takes effect at once; the whole row is the touch target. */
export function Toggle({ label, note, on, onChange, disabled }: ToggleProps) {
  return (
    <View
      className="yl-row yl-tap"
      {...pressable(() => onChange(!on), { role: 'switch', label, checked: on, disabled })}
    >
      <View className="yl-row__words">
        <View className="yl-row__label yl-row__label--dark">{words(label)}</View>
        {note && <View className="yl-row__note">{words(note)}</View>}
      </View>
      <View className="yl-toggle__state" aria-hidden="true">
        {on ? '开' : '关'}
      </View>
      <Switch className="yl-toggle" checked={on} loadingIcon={null} {...DRAWING} />
    </View>
  );
}
