import type { Response } from '@/contract';
import { toYuan } from '@/domain/money/fen';
import { loanContradiction } from '@/domain/repay/loanContradiction';
import { figuresOf } from '@/domain/repay/loanFigures';
import { plusDays, type Day } from '../model/calendar';
import {
  comingOn,
  coolsOn,
  exitCost,
  dueOn,
  isSettled,
  principalLeft,
  total,
  type Item,
  type Loan,
} from '../model/loan';
import { boundsOn } from '../model/partial';
import { same } from '../expected';
import type { World } from '../world';

type Dated = Item & { readonly due: Day };
type Pending = Response<'queryPendingRepayment'>;

/** A loan with the day as of which it counts. */
interface Counted {
  readonly loan: Loan;
  readonly day: Day;
}

/** What has fallen due, and what is to come. */
interface Owed {
  readonly fallen: readonly Dated[];
  readonly coming: readonly Dated[];
}

const owedOn = (counted: readonly Counted[]): Owed => {
  const open = counted.filter(({ loan }) => !isSettled(loan));
  return {
    fallen: open.flatMap(({ loan, day }) => dueOn(loan, day)),
    coming: open.flatMap(({ loan, day }) => comingOn(loan, day)),
  };
};

const openOn = (loan: Loan, day: Day): Dated[] => {
  const { fallen, coming } = owedOn([{ loan, day }]);
  return [...fallen, ...coming];
};

const earliest = (items: readonly Dated[]): Day | undefined => items.map(({ due }) => due).sort()[0];

/** The nearest due date and all that is owed by it: everything that has fallen due, or else the next instalments. */
function nearest({ fallen, coming }: Owed): readonly [Day, string] | null {
  const first = earliest(fallen) ?? earliest(coming);
  if (first === undefined) return null;
  return [first, toYuan(total(fallen.length > 0 ? fallen : coming.filter(({ due }) => due === first)))];
}

const told = (due: { date: string; total: string } | null) => (due === null ? null : [due.date, due.total]);

function lookAtPending({ due, loans, months }: Pending, all: readonly Counted[]): void {
  const open = all.filter(({ loan }) => !isSettled(loan));
  const items = open.flatMap(({ loan, day }) => openOn(loan, day));
  same('what is due next', told(due), nearest(owedOn(open)));
  same(
    'what is due next of each loan',
    loans.map((loan) => [loan.loanNo, told(loan.due)]).sort(),
    open.map((one) => [one.loan.no, nearest(owedOn([one]))]).sort(),
  );
  const named = [...new Set(items.map((item) => item.due.slice(0, 7)))].sort();
  same(
    'what is due in each month',
    months.map(({ month, total: sum }) => [month, sum]),
    named.map((month) => [month, toYuan(total(items.filter((item) => item.due.startsWith(month))))]),
  );
}

/** `today`: the day as of which the loan counts. */
function lookAtLoan(iou: Response<'queryLoanState'>, loan: Loan, today: Day): void {
  same('a contradiction that the app finds', loanContradiction(figuresOf(iou)) ?? '', '');
  const due = dueOn(loan, today);
  const settled = isSettled(loan);
  const late = due.filter((item) => item.due < today);
  same(
    'the standing of a loan',
    [iou.state, iou.principalLeft, iou.prepaid, iou.termsLeft],
    [
      settled ? 'settled' : late.length > 0 ? 'overdue' : 'normal',
      toYuan(principalLeft(loan)),
      toYuan(loan.ahead.principal),
      openOn(loan, today).length,
    ],
  );
  same(
    'the plan of a loan',
    iou.schedule.map((row) => [row.term, row.dueDate, row.principal, row.interest, row.penalty, row.paid]),
    loan.rows.map(({ paid, ...row }) => {
      const interest = settled ? paid.interest : row.interest;
      const penalty = paid.penalty + (due.find((item) => item.term === row.term)?.penalty ?? 0);
      const amounts = [row.principal, interest, penalty, paid.principal + paid.interest + paid.penalty];
      return [row.term, row.due, ...amounts.map(toYuan)];
    }),
  );
  const { above, below } = boundsOn(loan, today);
  const room = !settled && below - above > 1;
  same('the bounds of a part', iou.partial, room ? { above: toYuan(above), below: toYuan(below) } : null);
}

/** Everything that the person sees, through the calls that the pages make: they book what the bank has decided in the meantime. */
export async function look({ model, real }: World): Promise<void> {
  const pending = await real.must('queryPendingRepayment', {});
  model.askAll();
  const { today, loans } = model;
  const counted = loans.map((loan) => ({ loan, day: model.dayOf(loan) }));
  lookAtPending(pending, counted);
  for (const { loan, day } of counted)
    lookAtLoan(await real.must('queryLoanState', { loanNo: loan.no }), loan, day);
  const cooling = await real.must('queryUserCoolingOffPeriod', {});
  same(
    'the loans that can still be given back',
    cooling.list.map(({ loanNo, amount, lastDay }) => [loanNo, amount, lastDay]).sort(),
    loans
      .filter((loan) => !isSettled(loan) && coolsOn(loan, today))
      .map((loan) => [loan.no, toYuan(exitCost(loan)), plusDays(loan.drawnOn, 30)])
      .sort(),
  );
  const quota = await real.must('queryCustQuota', {});
  same(
    'the limit',
    [quota.total, quota.used, quota.available],
    [model.limit, model.used, model.limit - model.used].map(toYuan),
  );
}
