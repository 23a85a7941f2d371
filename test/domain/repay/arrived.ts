import { annualisedRate, buildSchedule, type ScheduleInput } from '@/domain/loan/schedule';
import { sumFen } from '@/domain/money/fen';
import { dueItems } from '@/domain/repay/due';
import type { LoanFigures } from '@/domain/repay/loanFigures';
import { isPaid, owedFrom, unpaidPrincipal, type OwedInstalment } from '@/domain/repay/owed';
import { partialRepayment, type PartialLoan } from '@/domain/repay/partial';
import { payoffQuote } from '@/domain/repay/payoff';

/** Three instalments of 4,000.00 with 144.00, 96.00 and 48.00 of interest, from 2026-12-18 on. */
export const LOAN: ScheduleInput = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'equal-principal',
  start: '2026-11-18',
};

export const asPaid = (row: OwedInstalment): OwedInstalment => ({
  ...row,
  paidPrincipal: row.principal,
  paidInterest: row.interest,
});

/** The first `terms` instalments paid in time. */
export const paidRows = (terms: number, input = LOAN): OwedInstalment[] =>
  owedFrom(buildSchedule(input)).map((row) => (row.term <= terms ? asPaid(row) : row));

export interface State {
  readonly today: string;
  readonly rows?: readonly OwedInstalment[];
  readonly prepaid?: number;
  readonly interestFrom?: string;
  readonly input?: ScheduleInput;
}

export const runningOf = ({ rows, interestFrom, input = LOAN }: State): PartialLoan => ({
  instalments: rows ?? paidRows(0, input),
  annualRate: input.annualRate,
  interestFrom: interestFrom ?? input.start,
  method: input.method,
});

/** The loan as the gateway tells it on this day. */
export function arrived(state: State): LoanFigures {
  const { today, prepaid = 0, input = LOAN } = state;
  const running = runningOf(state);
  const { instalments } = running;
  const { overdue, accruedInterest, total } = payoffQuote(running, today);
  const principalLeft = sumFen(instalments.map(unpaidPrincipal));
  const above = overdue.total + accruedInterest;
  return {
    ...{ amount: input.principal, annualRate: input.annualRate, terms: input.terms, method: input.method },
    ...{ drawnOn: input.start, interestFrom: running.interestFrom, today, prepaid, principalLeft },
    annualisedRate: annualisedRate(input.principal, input.start, buildSchedule(input)),
    settled: principalLeft === 0,
    partial: total - above > 1 ? { above, below: total } : null,
    rows: instalments.map((row) => {
      const [late] = dueItems([row], input.annualRate, today);
      const { term, dueDate, principal, interest, paidPrincipal, paidInterest, paidPenalty } = row;
      const penalty = paidPenalty + (late?.penalty ?? 0);
      return {
        ...{ term, dueDate, principal, interest, penalty, total: principal + interest + penalty },
        paid: paidPrincipal + paidInterest + paidPenalty,
        state: isPaid(row) ? ('paid' as const) : (late?.state ?? 'future'),
      };
    }),
  };
}

/** After 3,000.00 of principal were paid ahead on 2026-11-28. */
export function afterPart(plan: 'sameTerms' | 'sooner'): State {
  const part = partialRepayment(runningOf({ today: '2026-11-28' }), '2026-11-28', 304_800);
  if (part.kind !== 'options') throw new Error(part.reason);
  const rows = owedFrom(part[plan]?.schedule ?? []);
  return { today: '2026-12-01', rows, prepaid: 300_000, interestFrom: '2026-11-28' };
}
