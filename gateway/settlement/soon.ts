/** How long a person who only looks waits for somebody outside; what is said later still counts. */
const PATIENCE_MS = 3_000;

/** Ends with the work, or when its time is over: the work goes on. */
export async function soon(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  try {
    await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
