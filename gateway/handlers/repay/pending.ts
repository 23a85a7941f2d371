import type { Response } from '@/contract';
import { owedOf, partsOf, type CountedLoan } from '../../facts';
import { splitOf, sumParts, type Parts } from './amounts';
import { summaryOf } from './loanState';

type Answer = Omit<Response<'queryPendingRepayment'>, 'openRequest' | 'transfers'>;
type Due = NonNullable<Answer['loans'][number]['due']>;

const splitOrNone = (parts: Parts | undefined) => (parts === undefined ? null : splitOf(parts));

/** Everything that has fallen due, its late part apart from that of today; if nothing has, what falls due next. */
function dueOf(loans: readonly CountedLoan[], today: string): (Due & { overdueDays: number }) | null {
  const { overdue, dueToday, next } = owedOf(loans, today);
  const date = overdue?.since ?? dueToday?.date ?? next?.date;
  if (date === undefined) return null;
  const fallen = [overdue, dueToday].filter((part) => part !== undefined);
  return {
    date,
    ...splitOf(sumParts(fallen.length > 0 ? fallen : next === undefined ? [] : [next])),
    overdueDays: overdue?.days ?? 0,
    late: splitOrNone(overdue),
    dueToday: splitOrNone(dueToday),
  };
}

/** The amount due now or next, over all loans (spec §3 repay state). */
export function pendingOf(loans: readonly CountedLoan[], today: string): Answer {
  const open = loans.filter((loan) => !loan.settled);
  const all = open.flatMap((loan) => partsOf(loan, today));
  const months = [...new Set(all.map(({ date }) => date.slice(0, 7)))].sort();
  return {
    today,
    due: dueOf(open, today),
    loans: open.map((loan) => {
      const own = dueOf([loan], today);
      if (own === null) return { ...summaryOf(loan), due: null };
      const { overdueDays: _said, ...due } = own;
      return { ...summaryOf(loan), due };
    }),
    months: months.map((month) => ({
      month,
      ...splitOf(sumParts(all.filter(({ date }) => date.startsWith(month)))),
    })),
  };
}
