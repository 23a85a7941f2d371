/**
 * Runs tasks one after another. Sealing takes its random bytes in turn, so that each call waits for a filled
 * pool instead of several calls emptying it together.
 */
export function createTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}
