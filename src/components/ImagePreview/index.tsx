import { useEffect, useRef, type ReactNode } from 'react';
import { Image, View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { focusInto, focusOn, focusedBeside } from '../focus';
import { pressable } from '../pressable';
import './index.scss';

interface ImagePreviewProps {
  readonly pictures: readonly { readonly src: string; readonly label: string }[];
  /** Index of the visible picture; undefined: closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Pictures over the whole screen, one at a time. */
export function ImagePreview({ pictures, shown, onShow, onClose }: ImagePreviewProps) {
  const picture = shown === undefined ? undefined : pictures[shown];
  if (shown === undefined || picture === undefined) return null;
  return (
    <Viewer label={`${picture.label}，第 ${shown + 1} 张，共 ${pictures.length} 张`} onClose={onClose}>
      <Image
        key={picture.src}
        className="yl-preview__picture"
        src={picture.src}
        mode="aspectFit"
        nativeProps={{ alt: picture.label }}
      />
      <View className="yl-preview__foot">
        <Move label="上一张" icon="back" disabled={shown === 0} onPress={() => onShow(shown - 1)} />
        <View className="yl-preview__words" aria-live="polite">
          {`${picture.label} ${shown + 1}/${pictures.length}`}
        </View>
        <Move
          label="下一张"
          icon="forward"
          disabled={shown === pictures.length - 1}
          onPress={() => onShow(shown + 1)}
        />
      </View>
    </Viewer>
  );
}

interface ViewerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Viewer({ label, onClose, children }: ViewerProps) {
  const node = useRef<unknown>(null);
  useEffect(() => {
    const before = focusedBeside(node.current);
    const callOff = focusInto(() => node.current);
    return () => {
      callOff();
      focusOn(before);
    };
  }, []);
  return (
    <View
      ref={node}
      className="yl-preview"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      catchMove
      {...{
        tabIndex: -1,
        onKeyDown: (event: { readonly key?: string }) => event.key === 'Escape' && onClose(),
      }}
    >
      {children}
      <View className="yl-preview__close yl-tap" {...pressable(onClose, { label: '关闭' })}>
        <Icon name="close" />
      </View>
    </View>
  );
}

interface MoveProps {
  readonly label: string;
  readonly icon: 'back' | 'forward';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Move({ label, icon, disabled, onPress }: MoveProps) {
  return (
    <View
      className={classes('yl-preview__move yl-tap', disabled && 'yl-preview__move--disabled')}
      {...pressable(onPress, { label, disabled })}
    >
      <Icon name={icon} />
    </View>
  );
}
