/** Far more than any machine needs; what never comes fails then, and not by the test's own end, which says nothing. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

// The real ones, also while a test holds its timers.
const wait = setTimeout;
const { now } = Date;

const timersAreHeld = (): boolean => 'clock' in setTimeout;

/** Waits until `check` no longer throws: for what nobody awaits, as a call in the background. Held timers go on meanwhile. */
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
