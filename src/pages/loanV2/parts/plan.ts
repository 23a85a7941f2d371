import type { Response } from '@/contract';
import type { TrialFigures } from '@/domain/loan/contradiction';
import { parseYuan, type Fen } from '@/domain/money/fen';

/** A trial for display; amounts in fen. */
export interface Plan extends TrialFigures {
  /** The simple rate of what is really paid, with the coupon; '' without one. */
  readonly rateWithCoupon: string;
}

/** Reads an amount in yuan from an answer. Throws RangeError if it is malformed: a wrong figure is worse than no page. */
export function fenOf(yuan: string): Fen {
  const fen = parseYuan(yuan);
  if (fen === undefined) throw new RangeError('not an amount of yuan');
  return fen;
}

export function planOf(trial: Response<'loanUseTrial'>): Plan {
  const { term, method, schedule, annualRate, annualisedRate, compoundRate, rateWithCoupon = '' } = trial;
  return {
    amount: fenOf(trial.amount),
    terms: term,
    method,
    rows: schedule.map((row) => ({
      term: row.term,
      dueDate: row.dueDate,
      principal: fenOf(row.principal),
      interest: fenOf(row.interest),
      total: fenOf(row.total),
      balance: fenOf(row.balance),
    })),
    totalInterest: fenOf(trial.totalInterest),
    discount: fenOf(trial.discount),
    totalRepay: fenOf(trial.totalRepay),
    annualRate,
    annualisedRate,
    compoundRate,
    rateWithCoupon,
  };
}
