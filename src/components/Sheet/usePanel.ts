import { useEffect, useState } from 'react';
import type { Panel as PanelComponent } from './Panel';

let known: typeof PanelComponent | undefined;

/** What draws the sheets. NutUI's popup is no part of the first load, where no sheet is open; the first page that has one fetches it. */
async function fetchPanel(): Promise<void> {
  known = (await import('./Panel')).Panel;
}

/** Undefined until it has come. Where it does not come, the app says so (stores/faults) and offers to load anew. */
export function usePanel(): typeof PanelComponent | undefined {
  const [, redraw] = useState(false);
  useEffect(() => {
    if (known) return undefined;
    let mounted = true;
    void fetchPanel().then(() => mounted && redraw(true));
    return () => {
      mounted = false;
    };
  }, []);
  return known;
}
