import type { Settlement } from './settlement';

const EVERY_MS = 60_000;

/** Asks about open orders now, as after a crash, and then every minute. Returns the stop function. */
export function startSweep(
  settlement: Pick<Settlement, 'sweep' | 'idle'>,
  log: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const sweep = (all: boolean) => {
    running = running.then(() => settlement.sweep(all)).catch(log);
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
