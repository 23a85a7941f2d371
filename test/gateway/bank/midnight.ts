import { civilDateAt } from '@/domain/dates/civil';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Longer than any test file takes. */
const NEAR = 30;
/** An opened drawing lives a day; opened this long after one midnight, it still lives right after the next. */
const FAR = 60;

/** Minutes until the next day has begun in Shanghai: a little more than remain until midnight. */
export function minutesOverMidnight(now: Date): number {
  const midnight = Date.parse(`${civilDateAt(now.getTime())}T00:00:00+08:00`) + DAY_MINUTES * MINUTE_MS;
  return Math.ceil((midnight - now.getTime()) / MINUTE_MS) + 1;
}

/**
 * Minutes by which a gateway's clock is advanced before its tests begin: 0, but around midnight well into the day. A signature is valid
 * on its day only; a test must not fail because the day ends between two of its steps.
 */
export function minutesAwayFromMidnight(now: Date): number {
  const minutes = minutesOverMidnight(now);
  if (minutes <= NEAR) return minutes + FAR;
  return DAY_MINUTES - minutes < NEAR ? FAR : 0;
}
