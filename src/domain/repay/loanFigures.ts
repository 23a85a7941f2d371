import type { Response } from '@/contract';
import type { CivilDate } from '../dates/civil';
import type { RepaymentMethod } from '../loan/methods';
import type { Fen } from '../money/fen';
import { fenOf } from '../money/wire';
import type { Split } from './due';
import type { OwedInstalment } from './owed';
import type { PartialLoan } from './partial';

/** One instalment of a loan as it arrived, in fen. */
export interface LoanFigureRow extends Split {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly paid: Fen;
  readonly state: 'paid' | 'due' | 'overdue' | 'future';
}

/** A loan as it arrived; amounts in fen. */
export interface LoanFigures {
  readonly amount: Fen;
  readonly annualRate: string;
  /** Percent with two decimals. */
  readonly annualisedRate: string;
  readonly terms: number;
  readonly method: RepaymentMethod;
  readonly drawnOn: CivilDate;
  /** The day whose terms were signed; absent: that of the drawing. */
  readonly signedOn?: CivilDate;
  /** Interest is paid until this day: the drawing or the last partial repayment. */
  readonly interestFrom: CivilDate;
  readonly today: CivilDate;
  readonly settled: boolean;
  readonly principalLeft: Fen;
  /** Principal paid ahead by partial repayments. */
  readonly prepaid: Fen;
  /** What ends the loan within its cooling-off period; null or absent outside of it. */
  readonly exit?: Fen | null;
  readonly partial: { readonly above: Fen; readonly below: Fen } | null;
  /** None before the loan is paid out. */
  readonly rows: readonly LoanFigureRow[];
}

/** The figures of a loan that can be calculated again. */
export function figuresOf(loan: Response<'queryLoanState'>): LoanFigures {
  const { annualRate, annualisedRate, terms, method, drawnOn, interestFrom, today, state, partial } = loan;
  return {
    ...{ annualRate, annualisedRate, terms, method, drawnOn, interestFrom, today },
    signedOn: loan.signedOn ?? drawnOn,
    settled: state === 'settled',
    amount: fenOf(loan.amount),
    principalLeft: fenOf(loan.principalLeft),
    prepaid: fenOf(loan.prepaid),
    exit: loan.coolingOff && fenOf(loan.coolingOff.amount),
    partial: partial && { above: fenOf(partial.above), below: fenOf(partial.below) },
    rows: loan.schedule.map((row) => ({
      term: row.term,
      dueDate: row.dueDate,
      state: row.state,
      principal: fenOf(row.principal),
      interest: fenOf(row.interest),
      penalty: fenOf(row.penalty),
      total: fenOf(row.total),
      paid: fenOf(row.paid),
    })),
  };
}

/** The loan for the engine; undefined if an instalment is half paid: the answer does not say which part of it. */
export function runningOf(loan: LoanFigures): PartialLoan | undefined {
  const { annualRate, interestFrom, method, rows } = loan;
  if (rows.some((row) => row.state !== 'paid' && row.paid > 0)) return undefined;
  return { annualRate, interestFrom, method, instalments: rows.map(owedOf) };
}

function owedOf({ term, dueDate, principal, interest, penalty, state }: LoanFigureRow): OwedInstalment {
  const row = { term, dueDate, principal, interest };
  return state === 'paid'
    ? { ...row, paidPrincipal: principal, paidInterest: interest, paidPenalty: penalty }
    : { ...row, paidPrincipal: 0, paidInterest: 0, paidPenalty: 0 };
}
