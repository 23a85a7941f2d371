import * as v from 'valibot';
import { PAYMENT_STATES, REPAYMENT_METHODS } from './codes';
import { code, count, key, orElse, orNull, percent, tally, whole } from './fields';
import { date, rate, yuan } from './flowFields';

export const repaymentMethod = v.picklist(REPAYMENT_METHODS);
/** What the newest loan was like: the next one begins with it. Null before the first one; a host may leave it out. */
export const lastLoan = orElse(
  orNull(v.object({ amount: yuan, purpose: code, term: whole, method: repaymentMethod })),
  null,
);
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
  nextDueDate: orNull(date),
  /** Within the cooling-off period: the amount that ends the loan (the principal less everything paid), and the last day; null outside the period. */
  coolingOff: orElse(orNull(v.object({ amount: yuan, lastDay: date })), null),
});
