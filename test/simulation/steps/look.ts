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

const openOn = (loan: Loan, day: Day): Dated[] =>
  isSettled(loan) ? [] : [...dueOn(loan, day), ...comingOn(loan, day)];

/** The nearest due date and all that is owed by it: everything that has fallen due, or else the next instalments. */
function nearest(items: readonly Dated[], today: Day): readonly [Day, string] | null {
  const [first] = items.map(({ due }) => due).sort();
  if (first === undefined) return null;
  const until = first <= today ? today : first;
  return [first, toYuan(total(items.filter(({ due }) => due <= until)))];
}

const told = (due: { date: string; total: string } | null) => (due === null ? null : [due.date, due.total]);

function lookAtPending({ due, loans, months }: Pending, all: readonly Loan[], today: Day): void {
  const open = all.filter((loan) => !isSettled(loan));
  const items = open.flatMap((loan) => openOn(loan, today));
  same('what is due next', told(due), nearest(items, today));
  same(
    'what is due next of each loan',
    loans.map((loan) => [loan.loanNo, told(loan.due)]).sort(),
    open.map((loan) => [loan.no, nearest(openOn(loan, today), today)]).sort(),
  );
  const named = [...new Set(items.map((item) => item.due.slice(0, 7)))].sort();
  same(
    'what is due in each month',
    months.map(({ month, total: sum }) => [month, sum]),
    named.map((month) => [month, toYuan(total(items.filter((item) => item.due.startsWith(month))))]),
  );
}

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

/** Everything that the person sees, through the calls that the pages make: they book what the bank has decided meanwhile. */
export async function look({ model, real }: World): Promise<void> {
  const pending = await real.must('queryPendingRepayment', {});
  model.askAll();
  const { today, loans } = model;
  lookAtPending(pending, loans, today);
  for (const loan of loans) lookAtLoan(await real.must('queryLoanState', { loanNo: loan.no }), loan, today);
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
