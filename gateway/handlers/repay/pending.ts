import type { Response } from '@/contract';
import { dueItems, futureInstalments } from '@/domain/repay/due';
import { unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import type { LoanAccount } from '../../ledger/loanAccount';
import { splitOf, sumParts, type Parts } from './amounts';
import { overdueDaysOf, summaryOf } from './loanState';

interface DatedParts extends Parts {
  readonly date: string;
}

/** Every open instalment with the amounts owed today. */
function openParts(loan: LoanAccount, today: string): DatedParts[] {
  if (loan.settled) return [];
  const due = dueItems(loan.instalments, loan.annualRate, today).map((item) => ({
    ...item,
    date: item.dueDate,
  }));
  const future = futureInstalments(loan.instalments, today).map((row) => ({
    date: row.dueDate,
    principal: unpaidPrincipal(row),
    interest: unpaidInterest(row),
    penalty: 0,
  }));
  return [...due, ...future];
}

/** The nearest due date, with everything that fell due before it. */
function nearest(parts: readonly DatedParts[], today: string): { date: string; parts: Parts } | null {
  const dates = parts.map(({ date }) => date).sort();
  const first = dates[0];
  if (first === undefined) return null;
  const last = first <= today ? today : first;
  return { date: first, parts: sumParts(parts.filter(({ date }) => date <= last)) };
}

/** The amount due now or next, over all loans (spec §3 repay state). */
export function pendingOf(
  loans: readonly LoanAccount[],
  today: string,
): Omit<Response<'queryPendingRepayment'>, 'openRequest' | 'transfers'> {
  const open = loans.filter((loan) => !loan.settled);
  const all = open.flatMap((loan) => openParts(loan, today));
  const due = nearest(all, today);
  const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))].sort();
  return {
    today,
    due:
      due === null
        ? null
        : {
            date: due.date,
            ...splitOf(due.parts),
            overdueDays: Math.max(0, ...open.map((loan) => overdueDaysOf(loan, today))),
          },
    loans: open.map((loan) => {
      const own = nearest(openParts(loan, today), today);
      return {
        ...summaryOf(loan, today),
        due: own === null ? null : { date: own.date, ...splitOf(own.parts) },
      };
    }),
    months: months.map((month) => ({
      month,
      ...splitOf(sumParts(all.filter(({ date }) => date.startsWith(month)))),
    })),
  };
}
