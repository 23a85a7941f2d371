import { useRef } from 'react';

/** Spec §9, default debounce: a second tap within this many milliseconds is ignored. */
export const DOUBLE_TAP_MS = 1000;

/** The part of a keyboard event that we read; H5 only, a mini-program has no keyboard events on views. */
interface KeyEvent {
  readonly key?: string;
  readonly preventDefault?: () => void;
  readonly stopPropagation?: () => void;
}

interface Manner {
  /** Default 'button'. */
  readonly role?: string;
  /** Spoken name; without it the text inside is the name. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** For switches, checkboxes and radios. */
  readonly checked?: boolean;
}

/**
 * The props that make a View a control: role, name, state, keyboard and pressed look; also add the class `yl-tap`.
 * ARIA states are text on purpose: Taro on H5 drops a `false` and writes out an `undefined`.
 */
export function pressable(
  onPress: () => void,
  { role = 'button', label, disabled = false, checked }: Manner = {},
) {
  const press = disabled ? () => undefined : onPress;
  return {
    role,
    tabIndex: 0,
    'aria-disabled': disabled ? ('true' as const) : ('false' as const),
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(checked === undefined ? {} : { 'aria-checked': checked ? ('true' as const) : ('false' as const) }),
    hoverClass: disabled ? 'none' : 'yl-pressed',
    hoverStayTime: 80,
    onClick: press,
    onKeyDown: (event: KeyEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault?.();
      event.stopPropagation?.();
      press();
    },
  };
}

let turns = 0;

/**
 * The next tap is a new one, not the second half of a double tap: the person has come back to a page, or the last tap only showed an error.
 */
export const nextTapIsNew = (): void => {
  turns += 1;
};

/** A handler that ignores a second call within DOUBLE_TAP_MS: for actions that pay, submit or move to another page. */
export function useOnce(action: (() => unknown) | undefined): () => void {
  const last = useRef({ at: -Infinity, turns });
  return () => {
    const now = Date.now();
    const passed = now - last.current.at;
    // If the clock was set back, the control must still work.
    if (!action || (passed >= 0 && passed < DOUBLE_TAP_MS && last.current.turns === turns)) return;
    last.current = { at: now, turns };
    action();
  };
}
