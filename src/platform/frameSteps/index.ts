/**
 * Steps that a person makes inside a frame (WebFrame). A browser counts them as steps of the app: when the frame is gone, Back would do
 * nothing once for each of them.
 */
export interface FrameStepsPort {
  /** The person's place in the history; call it before the frame opens. */
  mark(): number;
  /** Goes back over the steps since then; call it while the frame still exists. Never rejects. */
  undo(mark: number): Promise<void>;
}

/** If the frame's page does not load again, do not keep the person waiting. */
const LONGEST_MS = 1500;

/** The browser's count of the pages before and after this one; an older browser has none. */
interface Pages {
  entries(): readonly unknown[];
  readonly currentEntry: { readonly index: number } | null;
}

/** The steps that the last undo left ahead, and the length of the history then. */
let left = { ahead: 0, length: 0 };

/** Steps ahead, after a Back: the first step inside the frame cuts them off, so the history does not get longer. */
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
      // Our page gets no event when the steps are undone: only the frame loads its first page again.
      frame.addEventListener('load', end);
      window.history.go(-steps);
    });
  },
};
