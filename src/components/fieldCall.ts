import { useEffect, useRef, type RefObject } from 'react';
import { focusOnInput } from './focus';

/** When a field asks for the focus. */
export interface Calls {
  /** When it appears, or when this becomes true. */
  readonly autoFocus?: boolean;
  /** Each time this number grows. */
  readonly called?: number;
}

export interface FieldCall {
  /** Props of the host's input. */
  readonly control: { readonly focus?: boolean };
  /** On the element around the input. */
  readonly line: RefObject<unknown>;
}

/**
 * Moves the focus into a field when it is called. Not by Taro's `focus`: its input on H5 takes the focus with it at every render, so a second
 * such field, or one of a page below, takes the person's keys.
 */
export function useFieldCall({ autoFocus = false, called = 0 }: Calls): FieldCall {
  const line = useRef<unknown>(null);
  const last = useRef({ autoFocus: false, called });
  useEffect(() => {
    const before = last.current;
    last.current = { autoFocus, called };
    if (called <= before.called && (before.autoFocus || !autoFocus)) return;
    return focusOnInput(line.current);
  }, [autoFocus, called]);
  return { control: {}, line };
}
