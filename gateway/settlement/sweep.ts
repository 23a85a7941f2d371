import { inTime } from '../inTime';
import type { Settlement } from './settlement';

const EVERY_MS = 60_000;
/** Longer than any sweep that goes on: its questions to providers and to the database have shorter limits. */
const MOST_MS = 5 * 60_000;

/**
 * Asks about open orders now, as after a crash, and then every minute; one that hangs is given up, and the next one begins. Returns the stop
 * function.
 */
export function startSweep(
  settlement: Pick<Settlement, 'sweep' | 'idle'>,
  log: (error: unknown) => void,
  mostMs = MOST_MS,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const sweep = (all: boolean) => {
    running ??= inTime(
      Promise.resolve().then(() => settlement.sweep(all)),
      mostMs,
      'a sweep',
    )
      .catch(log)
      .finally(() => (running = undefined));
  };
  sweep(true);
  const timer = setInterval(() => sweep(false), EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await settlement.idle();
  };
}
