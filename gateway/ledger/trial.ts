import type { Response } from '@/contract';
import { discountOf, netOfCoupon } from '@/domain/loan/coupon';
import {
  annualisedRate,
  buildSchedule,
  compoundAnnualRate,
  exceedsCeiling,
  totalInterest,
  type RepaymentMethod,
} from '@/domain/loan/schedule';
import { toYuan } from '@/domain/money/fen';
import { penaltyDailyRate } from '@/domain/repay/penalty';
import { refuseLoan } from '../refusals/loan';

export interface TrialInput {
  /** Fen. */
  readonly amount: number;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly annualRate: string;
  readonly start: string;
  /** Coupon value in fen, 0 without one. */
  readonly coupon: number;
}

/** A trial as the contract shows it. Refused above the rate ceiling. */
export function trialOf(input: TrialInput): Response<'loanUseTrial'> {
  const { amount, terms, method, annualRate, start, coupon } = input;
  const plain = buildSchedule({ principal: amount, annualRate, terms, method, start });
  // Show the rate without the coupon and check it against the ceiling: a coupon must not make the rate look lower.
  const annualised = annualisedRate(amount, start, plain);
  if (exceedsCeiling(annualised)) throw refuseLoan('rateAboveCeiling');
  const interest = totalInterest(plain);
  const discount = discountOf(plain, coupon);
  const net = netOfCoupon(plain, coupon);
  return {
    amount: toYuan(amount),
    term: terms,
    method,
    schedule: net.map((row) => ({
      term: row.term,
      dueDate: row.dueDate,
      principal: toYuan(row.principal),
      interest: toYuan(row.interest),
      total: toYuan(row.total),
      balance: toYuan(row.balance),
    })),
    totalInterest: toYuan(interest),
    discount: toYuan(discount),
    totalRepay: toYuan(amount + interest - discount),
    annualRate,
    annualisedRate: annualised,
    compoundRate: compoundAnnualRate(amount, start, plain),
    ...(discount > 0 && { rateWithCoupon: annualisedRate(amount, start, net) }),
    penaltyDailyRate: penaltyDailyRate(annualRate),
  };
}
