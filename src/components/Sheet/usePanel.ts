import { useEffect, useState } from 'react';
import type { Panel as PanelComponent } from './Panel';

let known: typeof PanelComponent | undefined;

async function fetchPanel(): Promise<void> {
  known = (await import('./Panel')).Panel;
}

/**
 * The component that draws sheets; undefined until it is loaded. NutUI's popup is not in the first load, because no sheet is open then: the first
 * page with a sheet loads it. A failure is silent until the sheet opens; then the app shows it (runtime/errorReports) and offers a reload.
 */
export function usePanel(open: boolean): typeof PanelComponent | undefined {
  const [, redraw] = useState(false);
  useEffect(() => {
    if (known) return undefined;
    let mounted = true;
    const fetched = fetchPanel().then(() => mounted && redraw(true));
    if (open) void fetched;
    else fetched.catch(() => undefined);
    return () => {
      mounted = false;
    };
  }, [open]);
  return known;
}
