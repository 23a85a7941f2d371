import type { CivilDate } from '../dates/civil';
import type { Fen } from '../money/fen';
import type { TrialFigures } from './contradiction';
import { discountOf, netOfCoupon } from './coupon';
import type { RepaymentMethod } from './methods';
import { buildSchedule, totalInterest } from './schedule';

export interface EstimateInput {
  readonly principal: Fen;
  /** Decimal fraction a year. */
  readonly annualRate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly start: CivilDate;
  /** Value of the coupon, 0 for none. */
  readonly coupon: Fen;
}

/** The figures of a drawing that a person compares while choosing; amounts in fen. */
export type Estimate = Pick<TrialFigures, 'rows' | 'method' | 'totalInterest' | 'discount' | 'annualRate'>;

/** What the engine says about a drawing before the server is asked. */
export function estimateOf({ principal, annualRate, terms, method, start, coupon }: EstimateInput): Estimate {
  const plain = buildSchedule({ principal, annualRate, terms, method, start });
  return {
    rows: netOfCoupon(plain, coupon),
    method,
    totalInterest: totalInterest(plain),
    discount: discountOf(plain, coupon),
    annualRate,
  };
}

/**
 * Whether a trial says what was shown before it. On another day the trial is the newer one, and only the rate must be the same: the day moves
 * the dates, and from the 28th on only the interest of a bullet loan, which counts by days up to the same date.
 */
export function confirms(trial: Estimate, shown: Estimate): boolean {
  if (trial.annualRate !== shown.annualRate) return false;
  if (trial.method === 'bullet' || trial.rows[0]?.dueDate !== shown.rows[0]?.dueDate) return true;
  const same = trial.totalInterest === shown.totalInterest && trial.discount === shown.discount;
  return same && trial.rows.every(({ total }, index) => total === shown.rows[index]?.total);
}
