import { useEffect, useState } from 'react';
import { icons, type IconName } from './icons';

type Drawing = (typeof icons)[keyof typeof icons];
type Drawings = Readonly<Partial<Record<IconName, Drawing>>>;

let known: Drawings = icons;
let fetching: Promise<void> | undefined;

/** Loads all icons. If it fails, the missing icons are not shown, and the next use of one tries again. */
function fetchMore(): Promise<void> {
  fetching ??= import('./moreIcons').then(
    ({ moreIcons }) => {
      known = { ...icons, ...moreIcons };
    },
    () => {
      fetching = undefined;
    },
  );
  return fetching;
}

/** The drawing of an icon; undefined until it is loaded: its place is kept empty. */
export function useDrawing(name: IconName): Drawing | undefined {
  const drawing = known[name];
  const [, redraw] = useState(0);
  useEffect(() => {
    if (drawing !== undefined) return undefined;
    let shown = true;
    void fetchMore().then(() => shown && redraw((times) => times + 1));
    return () => {
      shown = false;
    };
  }, [drawing]);
  return drawing;
}
