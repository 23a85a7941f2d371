import type { CivilDate } from '../dates/civil';
import { daysBetween, later } from '../dates/civil';
import { RATE_CEILING, totalInterest } from '../loan/schedule';
import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import { dayInterest, parseRate } from '../money/rate';
import type { Split } from './due';
import { dueItems, futureInstalments, splitOf, totalOf } from './due';
import type { OwedInstalment } from './owed';
import { isPaid, unpaidInterest, unpaidPrincipal } from './owed';

/** The facts of a running loan that early repayment needs. */
export interface RunningLoan {
  readonly instalments: readonly OwedInstalment[];
  /** Decimal fraction a year: '0.1440'. */
  readonly annualRate: string;
  /** Interest is unpaid from this day, unless an instalment gives a later one: the drawing or the last partial repayment. */
  readonly interestFrom: CivilDate;
  /** Ceiling of the penalty rate; RATE_CEILING unless set. */
  readonly ceiling?: string;
}

/** The cost of ending a loan on a day; the split is the total, with the due amounts. */
export interface PayoffQuote extends Split {
  readonly on: CivilDate;
  /** Amounts due by that day. */
  readonly overdue: Split;
  /** Principal of the instalments still to come. */
  readonly principalLeft: Fen;
  /** Interest on principalLeft since the last due date. */
  readonly accruedInterest: Fen;
}

/**
 * Early payoff (product decisions, lending rules): overdue + principal left + interest for the days since the last due
 * date, actual/360, never above that instalment's own interest. An instalment due on the same day is owed in full, and
 * interest starts again from that day.
 */
export function payoffQuote(loan: RunningLoan, on: CivilDate): PayoffQuote {
  const overdue = totalOf(dueItems(loan.instalments, loan.annualRate, on, loan.ceiling ?? RATE_CEILING));
  const future = futureInstalments(loan.instalments, on);
  const principalLeft = sumFen(future.map(unpaidPrincipal));
  const accruedInterest = accruedOn(loan, on);
  const whole = totalOf([overdue, splitOf(0, accruedInterest, principalLeft)]);
  return { ...whole, on, overdue, principalLeft, accruedInterest };
}

/** Interest since the last due date on the principal not yet due, never above the unpaid interest of the next instalment. */
export function accruedOn(loan: RunningLoan, on: CivilDate): Fen {
  const future = futureInstalments(loan.instalments, on);
  const coming = future[0];
  if (!coming) return 0;
  const principalLeft = sumFen(future.map(unpaidPrincipal));
  const days = daysBetween(interestPaidUntil(loan, on), on);
  return Math.min(dayInterest(principalLeft, parseRate(loan.annualRate), days), unpaidInterest(coming));
}

/** The last day whose interest an instalment covers: a due date that has come, or that of an instalment paid early. */
function interestPaidUntil(loan: RunningLoan, on: CivilDate): CivilDate {
  return loan.instalments
    .filter((row) => row.dueDate <= on || isPaid(row))
    .reduce((last, row) => later(last, row.dueDate), loan.interestFrom);
}

/** Interest saved because the loan ends on the quote's day. */
export function savedInterest(loan: RunningLoan, quote: PayoffQuote): Fen {
  const future = futureInstalments(loan.instalments, quote.on);
  return totalInterest(future.map((row) => ({ interest: unpaidInterest(row) }))) - quote.accruedInterest;
}
