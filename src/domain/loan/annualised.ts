import type { CivilDate } from '../dates/civil';
import { monthsBetween } from '../dates/civil';
import type { Fen } from '../money/fen';
import { compareRates, MONTHS_PER_YEAR, parseRate, scaleRate } from '../money/rate';
import type { Instalment } from './instalment';

/** Default of the setting: a trial with a higher annualised rate is refused (product decisions, lending rules). */
export const RATE_CEILING = '0.2400';

type Payments = readonly Pick<Instalment, 'dueDate' | 'total'>[];

/** Halvings of the search interval: more than enough to reach one bit of a double. */
const HALVINGS = 80;

/**
 * Annualised simple rate in percent with two decimals ('14.40'), labelled 年化利率（单利）: the monthly internal rate of
 * return × 12. A payment's month is the number of months from the month of the drawing to the month of its due date, so a
 * bullet of n months is one payment in month n.
 */
export function annualisedRate(principal: Fen, start: CivilDate, schedule: Payments): string {
  return percent(monthlyReturn(principal, start, schedule) * MONTHS_PER_YEAR);
}

/** The compound annual rate in percent with two decimals: (1 + monthly internal rate of return)^12 − 1. */
export function compoundAnnualRate(principal: Fen, start: CivilDate, schedule: Payments): string {
  return percent(powerOf(1 + monthlyReturn(principal, start, schedule), MONTHS_PER_YEAR) - 1);
}

/** Whether an annualised rate in percent ('24.01') is above a ceiling given as a fraction ('0.2400'). */
export function exceedsCeiling(annualised: string, ceiling: string = RATE_CEILING): boolean {
  return compareRates(scaleRate(parseRate(annualised), 1, 100), parseRate(ceiling)) > 0;
}

function monthlyReturn(principal: Fen, start: CivilDate, schedule: Payments): number {
  const flows = schedule.map(({ dueDate, total }) => ({ months: monthsBetween(start, dueDate), total }));
  const worth = (rate: number) =>
    flows.reduce((sum, flow) => sum + flow.total / powerOf(1 + rate, flow.months), 0);
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > principal) low = middle;
    else high = middle;
  }
  return low;
}

/** By repeated multiplication: Math.pow may differ by a bit between engines, and phone and gateway must get the same result. */
function powerOf(base: number, exponent: number): number {
  let result = 1;
  for (let step = 0; step < exponent; step += 1) result *= base;
  return result;
}

function percent(fraction: number): string {
  const hundredths = String(Math.floor(fraction * 10_000 + 0.5)).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
