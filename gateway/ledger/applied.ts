import { later, type CivilDate } from '@/domain/dates/civil';
import { penaltyUpTo } from '@/domain/repay/due';
import type { LoanAccount } from './loanAccount';
import type { Quoted } from './quote';

/** The loan as it would be if this were booked on it as of a day: what a payment that is not booked yet will cover. Nothing is written. */
export function applied(loan: LoanAccount, { items, plan }: Quoted, on: CivilDate): LoanAccount {
  const replanned = plan?.[0]?.term ?? Infinity;
  const kept = loan.instalments.filter(({ term }) => term < replanned);
  const rows = kept.map((row) => {
    const paid = items.find(({ term }) => term === row.term);
    if (paid === undefined) return row;
    return {
      ...row,
      paidPrincipal: row.paidPrincipal + paid.principal,
      paidInterest: row.paidInterest + paid.interest,
      paidPenalty: row.paidPenalty + paid.penalty,
      ...(row.dueDate < on
        ? { penaltyCharged: penaltyUpTo(row, loan.annualRate, on), penaltyUntil: on }
        : {}),
    };
  });
  const planned = (plan ?? []).map((row) => ({ ...row, paidPrincipal: 0, paidInterest: 0, paidPenalty: 0 }));
  const principalLeft = loan.principalLeft - items.reduce((sum, { principal }) => sum + principal, 0);
  return {
    ...loan,
    instalments: [...rows, ...planned],
    principalLeft,
    paid: loan.paid + items.reduce((sum, item) => sum + item.principal + item.interest + item.penalty, 0),
    interestFrom: plan === null ? loan.interestFrom : later(loan.interestFrom, on),
    settled: principalLeft === 0,
  };
}
