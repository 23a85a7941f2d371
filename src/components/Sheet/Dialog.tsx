import { useEffect, useRef } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { focusInto, focusOn, focusedBeside } from '../focus';
import { pressable } from '../pressable';
import { words } from '../words';
import type { SheetProps } from './props';

/** Adds what NutUI's popup lacks: role, name, Esc, and a focus that moves in, stays inside and returns. */
export function Dialog({ open, title, note, right, children, foot, onClose, flush = false }: SheetProps) {
  const panel = useRef<unknown>(null);
  const before = useRef<unknown>(null);

  useEffect(() => {
    if (!open) return undefined;
    before.current = focusedBeside(panel.current);
    const callOff = focusInto(() => panel.current);
    return () => {
      callOff();
      focusOn(before.current);
    };
  }, [open]);

  const close = () => onClose?.();
  return (
    <>
      <View {...guard(() => focusOn(panel.current))} />
      <View
        ref={panel}
        className="yl-sheet__panel"
        role="dialog"
        aria-modal="true"
        aria-label={title}
        {...{
          tabIndex: -1,
          onKeyDown: (event: { readonly key?: string }) => event.key === 'Escape' && close(),
        }}
      >
        <View className="yl-sheet__head" catchMove>
          <View className="yl-sheet__line">
            <View className="yl-sheet__title" role="heading" aria-level="2">
              {title}
            </View>
            {right}
            {onClose && (
              <View className="yl-sheet__close yl-tap" {...pressable(close, { label: '关闭' })}>
                <Icon name="close" />
              </View>
            )}
          </View>
          {note && <View className="yl-sheet__note">{words(note)}</View>}
        </View>
        {/* Plain text needs the focus to scroll by keys; a keypad has keys to focus. */}
        <View
          className={classes('yl-sheet__body', flush && 'yl-sheet__body--flush')}
          {...(flush ? {} : { tabIndex: 0 })}
        >
          {children}
        </View>
        {foot && (
          <View className="yl-sheet__foot" catchMove>
            {foot}
          </View>
        )}
      </View>
      <View {...guard(() => focusOn(panel.current))} />
    </>
  );
}

/** A stop for the Tab key at each end of the sheet: it sends the focus back into the sheet. */
const guard = (onFocus: () => void) => ({
  className: 'yl-sheet__guard',
  tabIndex: 0,
  'aria-hidden': 'true',
  onFocus,
});
