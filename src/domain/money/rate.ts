import type { Fen } from './fen';
import { RATE_NAME } from './rateWords';
import { gcd, mulDiv } from './rounding';

/**
 * A rate as an exact fraction in lowest terms: '0.1440' is 18/125. Kept as whole numbers because 0.144 has no exact
 * double, and half-up rounding must recognise a tie.
 */
export interface Rate {
  readonly num: number;
  readonly den: number;
}

export const MONTHS_PER_YEAR = 12;
/** Daily rate = annual / 360 (product decisions, lending rules). */
export const DAYS_PER_YEAR = 360;

/** Reads a decimal fraction ('0.1440' is 14.40 % a year) with at most eight decimals. Throws RangeError for anything else. */
export function parseRate(text: string): Rate {
  const match = /^(\d{1,4})(?:\.(\d{1,8}))?$/.exec(text);
  if (!match) throw new RangeError(`not a rate: ${text}`);
  const decimals = match[2] ?? '';
  return reduced(Number(`${match[1]}${decimals}`), 10 ** decimals.length);
}

function reduced(num: number, den: number): Rate {
  const divisor = gcd(num, den);
  return { num: num / divisor, den: den / divisor };
}

/** The rate times a whole fraction: `scaleRate(annual, 1, 12)` is the monthly rate. */
export function scaleRate(rate: Rate, times: number, per: number): Rate {
  return reduced(rate.num * times, rate.den * per);
}

/** -1, 0 or 1, as the first rate is lower than, the same as or higher than the second. */
export function compareRates(a: Rate, b: Rate): -1 | 0 | 1 {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

/** Amount × rate × times ÷ per in fen, rounded half-up once. */
export function mulRate(amount: Fen, rate: Rate, times = 1, per = 1): Fen {
  return mulDiv(amount, rate.num * times, rate.den * per);
}

/** One month's interest on a balance (monthly rate = annual / 12). */
export function monthInterest(balance: Fen, annual: Rate): Fen {
  return mulRate(balance, annual, 1, MONTHS_PER_YEAR);
}

/** Interest on a balance for a number of days, actual/360. */
export function dayInterest(balance: Fen, annual: Rate, days: number): Fen {
  return mulRate(balance, annual, Math.max(days, 0), DAYS_PER_YEAR);
}

/** The rate as decimal text, half-up: `rateText(rate, 4)` is '0.1440'. */
export function rateText(rate: Rate, decimals: number): string {
  const digits = String(mulDiv(10 ** decimals, rate.num, rate.den)).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The rate as a percentage, half-up: '14.40'. */
export function percentText(rate: Rate, decimals = 2): string {
  return rateText(scaleRate(rate, 100, 1), decimals);
}

/** A rate of the wire as a person reads it: '0.1440' is '14.40%'. */
export function ratePercent(rate: string): string {
  return `${percentText(parseRate(rate))}%`;
}

/** With its name, for a line that has no other name: '年化利率（单利）14.40%'. */
export function namedRate(rate: string): string {
  return `${RATE_NAME}${ratePercent(rate)}`;
}
