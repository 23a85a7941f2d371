import { withTimeout } from './withTimeout';

/** What the work resolves to. Rejects when the time is over: anyone who waits goes on, and what the work still does harms no one. */
export async function inTime<T>(work: Promise<T>, mostMs: number, what: string): Promise<T> {
  const done = await withTimeout(
    work.then((value) => ({ value })),
    mostMs,
  );
  if (done === undefined) throw new Error(`${what} hangs`);
  return done.value;
}
