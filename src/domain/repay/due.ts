import type { CivilDate } from '../dates/civil';
import { compare, daysBetween } from '../dates/civil';
import { RATE_CEILING } from '../loan/annualised';
import type { Fen } from '../money/fen';
import { sumFen } from '../money/fen';
import type { OwedInstalment } from './owed';
import { isPaid, unpaidInterest, unpaidPrincipal } from './owed';
import { penaltyUpTo } from './penalty';

export { penaltyAnnualRate, penaltyDailyRate, penaltyFor, penaltyUpTo } from './penalty';
export { owedFrom } from './owed';
export type { OwedInstalment } from './owed';

/** An amount and its parts, in fen. */
export interface Split {
  readonly penalty: Fen;
  readonly interest: Fen;
  readonly principal: Fen;
  readonly total: Fen;
}

/** The unpaid rest of one instalment. `due`: today is its due date; `overdue`: its due date has passed. */
export interface DueItem extends Split {
  readonly term: number;
  readonly dueDate: CivilDate;
  readonly state: 'due' | 'overdue';
  readonly daysOverdue: number;
}

/** The part of a payment that goes to one instalment. */
export interface AllocatedPart extends Split {
  readonly term: number;
}

export function splitOf(penalty: Fen, interest: Fen, principal: Fen): Split {
  return { penalty, interest, principal, total: penalty + interest + principal };
}

/** Sum of several splits, part by part. */
export function totalOf(splits: readonly Split[]): Split {
  return splitOf(
    sumFen(splits.map((split) => split.penalty)),
    sumFen(splits.map((split) => split.interest)),
    sumFen(splits.map((split) => split.principal)),
  );
}

/** Unpaid instalments due by a day, oldest first, with the penalty up to that day. */
export function dueItems(
  instalments: readonly OwedInstalment[],
  annualRate: string,
  on: CivilDate,
  ceiling: string = RATE_CEILING,
): DueItem[] {
  return byDueDate(instalments)
    .filter((row) => row.dueDate <= on)
    .map((row) => {
      const daysOverdue = daysBetween(row.dueDate, on);
      const penalty = penaltyUpTo(row, annualRate, on, ceiling) - row.paidPenalty;
      const split = splitOf(penalty, unpaidInterest(row), unpaidPrincipal(row));
      const state = daysOverdue > 0 ? ('overdue' as const) : ('due' as const);
      return { term: row.term, dueDate: row.dueDate, state, daysOverdue, ...split };
    })
    .filter((item) => item.total > 0);
}

/** Unpaid instalments with a due date in the future, nearest first. */
export function futureInstalments(instalments: readonly OwedInstalment[], on: CivilDate): OwedInstalment[] {
  return byDueDate(instalments).filter((row) => row.dueDate > on && !isPaid(row));
}

/** Divides an amount among instalments: oldest first; within one: penalty, interest, principal. `left`: the part that pays nothing. */
export function allocate(
  amount: Fen,
  items: readonly (Split & { readonly term: number; readonly dueDate: CivilDate })[],
): { readonly parts: AllocatedPart[]; readonly left: Fen } {
  let left = amount;
  const take = (owed: Fen): Fen => {
    const taken = Math.min(left, owed);
    left -= taken;
    return taken;
  };
  const parts = byDueDate(items)
    .map((item) => ({
      term: item.term,
      ...splitOf(take(item.penalty), take(item.interest), take(item.principal)),
    }))
    .filter((part) => part.total > 0);
  return { parts, left };
}

function byDueDate<T extends { readonly dueDate: CivilDate }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => compare(a.dueDate, b.dueDate));
}

/** The amount for a payment of what is due: everything that has fallen due; if nothing has, the next instalment. */
export function dueOrNext(
  instalments: readonly OwedInstalment[],
  annualRate: string,
  on: CivilDate,
): readonly AllocatedPart[] {
  const due = dueItems(instalments, annualRate, on);
  const [coming] = futureInstalments(instalments, on);
  if (due.length > 0 || coming === undefined) return due;
  return [{ term: coming.term, ...splitOf(0, unpaidInterest(coming), unpaidPrincipal(coming)) }];
}
