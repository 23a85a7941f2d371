import * as v from 'valibot';
import { PAYMENT_STATES, REPAYMENT_METHODS } from './codes';
import { count, date, key, percent, rate, tally, yuan } from './fields';

export const repaymentMethod = v.picklist(REPAYMENT_METHODS);
/** State of a drawing or a repayment. */
export const paymentState = v.picklist(PAYMENT_STATES);

/** One row of a schedule. */
export const instalment = v.object({
  term: count,
  dueDate: date,
  principal: yuan,
  interest: yuan,
  total: yuan,
  balance: yuan,
});

/** A trial of a drawing, with its whole cost. */
export const trial = v.object({
  amount: yuan,
  term: count,
  method: repaymentMethod,
  schedule: v.array(instalment),
  totalInterest: yuan,
  /** The part of the interest that the coupon pays. */
  discount: yuan,
  totalRepay: yuan,
  annualRate: rate,
  /** Simple annualised rate: monthly IRR × 12. */
  annualisedRate: percent,
  compoundRate: percent,
  /** Simple annualised rate that the person really pays; absent without a coupon. */
  rateWithCoupon: v.optional(percent),
  penaltyDailyRate: rate,
});

/** The parts of an amount. total = principal + interest + penalty. */
export const split = { principal: yuan, interest: yuan, penalty: yuan, total: yuan };

/** One instalment of a running loan, with the part that is paid. */
export const owedInstalment = v.object({
  term: count,
  dueDate: date,
  ...split,
  paid: yuan,
  state: v.picklist(['paid', 'due', 'overdue', 'future']),
});

const loanState = v.picklist(['processing', 'normal', 'overdue', 'settled', 'failed']);

/** What every list tells about a loan. */
export const loanSummary = v.object({
  loanNo: key,
  amount: yuan,
  drawnOn: date,
  terms: count,
  termsLeft: count,
  method: repaymentMethod,
  state: loanState,
  overdueDays: tally(0),
  principalLeft: yuan,
  nextDueDate: v.nullable(date),
  /** Within the cooling-off period: the amount that ends the loan (the principal less everything paid), and the last day; null outside the period. */
  coolingOff: v.fallback(v.nullable(v.object({ amount: yuan, lastDay: date })), null),
});
