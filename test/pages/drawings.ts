import { autorun } from 'mobx';

/**
 * Counts how often a page that shows what `read` reads is drawn: as in the mini-program, what changes in one turn of the event loop is drawn once.
 * Returns the number so far.
 */
export function countDrawings(read: () => unknown): () => Promise<number> {
  let count = 0;
  const draw = () => {
    read();
    count += 1;
  };
  const stop = autorun(draw, { scheduler: (run) => void setImmediate(run) });
  return async () => {
    await new Promise((done) => setImmediate(done));
    stop();
    return count;
  };
}
