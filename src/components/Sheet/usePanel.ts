import { useEffect, useState } from 'react';
import type { Panel as PanelComponent } from './Panel';

let known: typeof PanelComponent | undefined;

async function fetchPanel(): Promise<void> {
  known = (await import('./Panel')).Panel;
}

/**
 * What draws the sheets; undefined until it has come. NutUI's popup is no part of the first load, where no sheet is open: the first page that
 * has one fetches it. A failure is silent until the sheet is to open; then the app tells it (runtime/errorReports) and offers to load anew.
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
