/** A store that is slow after the start of a phone answers within this time; a broken store never answers. */
const PATIENCE_MS = 2000;

/**
 * Asks once for a key that the whole run uses. After a failure the next caller asks again. If there is no answer in time, callers continue
 * without the key; a late answer is used from then on.
 */
export function patient<K>(ask: () => Promise<K>): () => Promise<K | undefined> {
  let found: K | undefined;
  let asked: Promise<void> | undefined;

  const begin = (): Promise<void> => {
    const answered = ask().then(
      (key) => {
        found = key;
      },
      () => {
        asked = undefined;
      },
    );
    return Promise.race([answered, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  };

  return async () => {
    if (found === undefined) await (asked ??= begin());
    return found;
  };
}
