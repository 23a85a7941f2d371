import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Icon } from '../Icon';
import { classes } from '../classes';
import { focusInto, focusOn, focusedBeside } from '../focus';
import { pressable } from '../pressable';
import './index.scss';

/** Length of the closing motion; the opening one stands in the style sheet. */
const LEAVE_MS = 200;

interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** A line below the title. */
  readonly note?: ReactNode;
  /** End of the title's line, before the close button: a Tag. */
  readonly right?: ReactNode;
  readonly children?: ReactNode;
  /** Stays at the foot while the content scrolls: the sheet's one button. */
  readonly foot?: ReactNode;
  /** Without it the sheet cannot be left by its cross, its veil or Esc. */
  readonly onClose?: () => void;
  /** No veil of padding: a keypad reaches from edge to edge. */
  readonly flush?: boolean;
}

/** A sheet that slides up from the bottom and keeps the focus while it is open. */
export function Sheet({ open, title, note, right, children, foot, onClose, flush = false }: SheetProps) {
  const shown = useShown(open);
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

  if (!shown) return null;
  const close = () => onClose?.();
  return (
    <View className={classes('yl-sheet', !open && 'yl-sheet--leaving')}>
      <View className="yl-sheet__veil" aria-hidden="true" catchMove onClick={close} />
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
          {note && <View className="yl-sheet__note">{note}</View>}
        </View>
        <View className={classes('yl-sheet__body', flush && 'yl-sheet__body--flush')}>{children}</View>
        {foot && (
          <View className="yl-sheet__foot" catchMove>
            {foot}
          </View>
        )}
      </View>
      <View {...guard(() => focusOn(panel.current))} />
    </View>
  );
}

/** A stop for the Tab key at either end: from there it goes back into the sheet. */
const guard = (onFocus: () => void) => ({
  className: 'yl-sheet__guard',
  tabIndex: 0,
  'aria-hidden': 'true',
  onFocus,
});

/** Stays true while the sheet moves out. */
function useShown(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false);
  const was = useRef(open);
  useEffect(() => {
    if (was.current === open) return undefined;
    was.current = open;
    setLeaving(!open);
    if (open) return undefined;
    const timer = setTimeout(() => setLeaving(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  // The render in which `open` falls comes before the effect that says so.
  return open || leaving || was.current;
}
