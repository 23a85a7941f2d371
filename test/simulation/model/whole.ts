/** Whole numbers, exact: the model rounds half-up once and has no other arithmetic. */

/** A year's rate in ten-thousandths: 1440 is 14.40 %. */
export type Rate = number;

const TEN_THOUSAND = 10_000n;
/** Daily rate = annual / 360, monthly rate = annual / 12. */
const DAYS = 360n;
const MONTHS = 12n;
/** 24 %. */
const CEILING = 2400n;

/** A fraction of non-negative numbers, rounded half-up to a whole one. */
const rounded = (above: bigint, below: bigint): number => Number((above * 2n + below) / (below * 2n));

export const monthOf = (balance: number, rate: Rate): number =>
  rounded(BigInt(balance) * BigInt(rate), TEN_THOUSAND * MONTHS);

export const daysOf = (balance: number, rate: Rate, days: number): number =>
  rounded(BigInt(balance) * BigInt(rate) * BigInt(Math.max(0, days)), TEN_THOUSAND * DAYS);

/** Overdue principal × daily rate × 1.5 × days, held to the ceiling. */
export function penaltyOf(principal: number, rate: Rate, days: number): number {
  const raised = BigInt(rate) * 3n;
  const most = CEILING * 2n;
  const used = raised > most ? most : raised;
  return rounded(BigInt(principal) * used * BigInt(days), TEN_THOUSAND * DAYS * 2n);
}

/** A = round(P·r(1+r)^n / ((1+r)^n − 1)). */
export function annuityOf(principal: number, rate: Rate, terms: number): number {
  const below = TEN_THOUSAND * MONTHS;
  const r = BigInt(rate);
  const grown = (below + r) ** BigInt(terms);
  return rounded(BigInt(principal) * r * grown, below * (grown - below ** BigInt(terms)));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
