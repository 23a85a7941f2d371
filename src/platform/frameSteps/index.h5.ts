import type { FrameStepsPort } from './definitions';

export type { FrameStepsPort } from './definitions';

/** A page of the frame that does not come again must not hold the person. */
const LONGEST_MS = 1500;

/** A browser's own count of the pages before and after this one; an older browser has none. */
interface Pages {
  entries(): readonly unknown[];
  readonly currentEntry: { readonly index: number } | null;
}

/** What the last undoing left ahead, and how long the history was then. */
let left = { ahead: 0, length: 0 };

/** Steps that lie ahead, after a Back: the first step inside the frame cuts them off, and the history does not grow by it. */
function stepsAhead(): number {
  const { navigation } = window as Window & { readonly navigation?: Pages };
  const pages = navigation?.currentEntry
    ? navigation.entries().length - 1 - navigation.currentEntry.index
    : 0;
  if (pages > 0) return pages;
  return left.length === window.history.length ? left.ahead : 0;
}

export const frameSteps: FrameStepsPort = {
  mark: () => window.history.length - stepsAhead(),
  undo(mark) {
    const { length } = window.history;
    const steps = length - mark;
    const frame = document.querySelector('iframe');
    if (steps <= 0 || frame === null) return Promise.resolve();
    left = { ahead: steps, length };
    return new Promise((done) => {
      const end = () => {
        clearTimeout(late);
        frame.removeEventListener('load', end);
        done();
      };
      const late = setTimeout(end, LONGEST_MS);
      // No event of our page tells that the steps are undone: only the frame loads its first page again.
      frame.addEventListener('load', end);
      window.history.go(-steps);
    });
  },
};
