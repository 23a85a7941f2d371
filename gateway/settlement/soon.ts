/** How long a read-only call waits for an external service; a later answer still counts. */
const PATIENCE_MS = 3_000;

/** Resolves when the work ends or the time is over; the work itself continues. */
export async function soon(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  try {
    await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
