/**
 * Whole units of a wait that are left, rounded up: never more than the whole wait, although each call has its own time, and one that came
 * before the wait began may ask after it.
 */
export const waitLeft = (leftMs: number, wholeMs: number, unitMs: number): number =>
  Math.max(0, Math.ceil(Math.min(leftMs, wholeMs) / unitMs));
