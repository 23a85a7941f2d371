import { useEffect, useRef, useState } from 'react';
import { LEAVE_MS, type SheetProps } from './props';
import { usePanel } from './usePanel';

/** A sheet that slides up from the bottom and keeps the focus while it is open. */
export function Sheet(props: SheetProps) {
  const shown = useShown(props.open);
  const Panel = usePanel(props.open);
  return shown && Panel ? <Panel {...props} /> : null;
}

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
  // The render in which `open` becomes false comes before the effect that notices it.
  return open || leaving || was.current;
}
