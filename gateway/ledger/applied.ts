import { later, type CivilDate } from '@/domain/dates/civil';
import { sumFen } from '@/domain/money/fen';
import { penaltyUpTo } from '@/domain/repay/due';
import type { LoanAccount } from './loanAccount';
import type { Quoted } from './quote';
import { PREPAID_TERM, type QuoteItem } from './repayment';

const sumsOf = (items: readonly QuoteItem[]) => ({
  principal: sumFen(items.map(({ principal }) => principal)),
  interest: sumFen(items.map(({ interest }) => interest)),
  penalty: sumFen(items.map(({ penalty }) => penalty)),
});

/**
 * The loan as it would be if this were booked on it as of a day: what a payment that is not booked yet will cover. Nothing is written. It is
 * the account that the booking leaves, field by field: of an exit, what was paid before is turned into principal here, too.
 */
export function applied(loan: LoanAccount, { items, turned = [], plan }: Quoted, on: CivilDate): LoanAccount {
  const moved = [...items, ...turned].filter(({ loanNo }) => loanNo === loan.loanNo);
  const of = (term: number) => sumsOf(moved.filter((item) => item.term === term));
  const all = sumsOf(moved);
  const principalLeft = loan.principalLeft - all.principal;
  const settled = principalLeft === 0;
  const replanned = plan?.[0]?.term ?? Infinity;
  const rows = loan.instalments
    .filter(({ term }) => term < replanned)
    .map((row) => {
      const { penaltyCharged, penaltyUntil, ...unmarked } = row;
      const paid = of(row.term);
      const paidInterest = row.paidInterest + paid.interest;
      const before =
        penaltyCharged === undefined || penaltyUntil === undefined ? {} : { penaltyCharged, penaltyUntil };
      const marked = row.dueDate < on && items.some(({ term }) => term === row.term);
      const mark = marked
        ? { penaltyCharged: penaltyUpTo(row, loan.annualRate, on), penaltyUntil: on }
        : before;
      return {
        ...unmarked,
        // The rest of the interest and of the penalty ends with the loan.
        interest: settled ? paidInterest : row.interest,
        paidPrincipal: row.paidPrincipal + paid.principal,
        paidInterest,
        paidPenalty: row.paidPenalty + paid.penalty,
        ...(settled ? {} : mark),
      };
    });
  const planned = (plan ?? []).map((row) => ({ ...row, paidPrincipal: 0, paidInterest: 0, paidPenalty: 0 }));
  const ahead = of(PREPAID_TERM);
  return {
    ...loan,
    instalments: [...rows, ...planned],
    principalLeft,
    paid: loan.paid + all.principal + all.interest + all.penalty,
    prepaid: loan.prepaid + ahead.principal,
    prepaidInterest: loan.prepaidInterest + ahead.interest,
    interestFrom: plan === null ? loan.interestFrom : later(loan.interestFrom, on),
    settled,
  };
}
