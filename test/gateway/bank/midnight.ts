import { civilDateAt } from '@/domain/dates/civil';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Longer than any test file takes. */
const NEAR = 30;
/** What is opened lives a day; far enough behind one midnight, it still lives right after the next. */
const FAR = 60;

/** Minutes after which the next day has begun in Shanghai: a little more than there are to midnight. */
export function minutesOverMidnight(now: Date): number {
  const midnight = Date.parse(`${civilDateAt(now.getTime())}T00:00:00+08:00`) + DAY_MINUTES * MINUTE_MS;
  return Math.ceil((midnight - now.getTime()) / MINUTE_MS) + 1;
}

/**
 * Minutes by which a gateway's clock is put forward before its tests begin: 0, but about midnight well into the day. What is quoted or
 * signed holds for its day alone; a test must not be red because the day ends between two of its steps.
 */
export function minutesAwayFromMidnight(now: Date): number {
  const minutes = minutesOverMidnight(now);
  if (minutes <= NEAR) return minutes + FAR;
  return DAY_MINUTES - minutes < NEAR ? FAR : 0;
}
