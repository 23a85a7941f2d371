import type { Response } from '@/contract';
import { fenOf } from '../money/wire';
import type { TrialFigures } from './contradiction';

/** The figures of a trial that can be calculated again, in fen. Throws RangeError if an amount is malformed. */
export function trialFigures(trial: Response<'loanUseTrial'>): TrialFigures {
  const { term, method, schedule, annualRate, annualisedRate, compoundRate } = trial;
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
  };
}
