/** How long a read-only call waits for an external service; a later answer still counts. */
const PATIENCE_MS = 3_000;

/** What the work resolves to, or undefined when the time is over; the work itself continues. */
export async function withTimeout<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
