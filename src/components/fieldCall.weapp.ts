import { useEffect, useRef, useState } from 'react';
import type { Calls, FieldCall } from './fieldCall';

/**
 * A mini-program's input takes the focus when its `focus` becomes true. It stays true when the person leaves the field: on a slow phone a
 * `false` would arrive late and take the focus away from a person who is back.
 */
export function useFieldCall({ autoFocus = false, called = 0 }: Calls): FieldCall {
  const [now, setNow] = useState(false);
  const last = useRef({ autoFocus: false, called });
  const line = useRef<unknown>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { autoFocus, called };
    if (called <= before.called && (before.autoFocus || !autoFocus)) return;
    setNow(false);
    // Only a change counts for the host.
    const again = setTimeout(() => setNow(true));
    return () => clearTimeout(again);
  }, [autoFocus, called]);
  return { control: { focus: now }, line };
}
