/** Far more than any machine needs; a check that never passes fails then, before the test's own time-out, which gives no reason. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

// The real timers, also while a test uses fake ones.
const wait = setTimeout;
const { now } = Date;

const timersAreHeld = (): boolean => 'clock' in setTimeout;

/** Waits until `check` no longer throws: for effects without a promise, such as a call in the background. Fake timers go on in the meantime. */
export async function soon<T>(check: () => T | Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const end = now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (failure) {
      if (now() > end) throw failure;
    }
    await new Promise((done) => wait(done, PAUSE_MS));
    if (timersAreHeld()) jest.advanceTimersByTime(PAUSE_MS);
  }
}
