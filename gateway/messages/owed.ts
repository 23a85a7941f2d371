import { addDays, daysBetween, type CivilDate } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import { dueItems } from '@/domain/repay/due';
import { isPaid, unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import { penaltyFor } from '@/domain/repay/penalty';
import type { LoanAccount } from '../ledger/loanAccount';

/** A person is reminded this many days before a due date. */
export const DAYS_AHEAD = 3;

/** Days overdue on which a person is told, not daily; after the last one every `AFTERWARDS` days. */
const TOLD_AT = [1, 3, 7, 15, 30, 60, 90] as const;
const AFTERWARDS = 30;

const openOf = (loans: readonly LoanAccount[]) =>
  loans
    .filter(({ settled }) => !settled)
    .flatMap(({ annualRate, instalments }) =>
      instalments.filter((row) => !isPaid(row)).map((row) => ({ row, annualRate })),
    );

/** Due dates of today and the next days with something unpaid. */
export function datesAhead(loans: readonly LoanAccount[], today: CivilDate): CivilDate[] {
  const last = addDays(today, DAYS_AHEAD);
  const dates = openOf(loans).map(({ row }) => row.dueDate);
  return [...new Set(dates)].filter((date) => date >= today && date <= last).sort();
}

/** Unpaid principal and interest that fall due on this day. */
export const owedOn = (loans: readonly LoanAccount[], date: CivilDate): Fen =>
  sumFen(
    openOf(loans)
      .filter(({ row }) => row.dueDate === date)
      .map(({ row }) => unpaidPrincipal(row) + unpaidInterest(row)),
  );

export interface Overdue {
  /** The oldest unpaid due date. */
  readonly since: CivilDate;
  readonly days: number;
  readonly total: Fen;
  /** Part of the total. */
  readonly penalty: Fen;
  /** What one more day costs. */
  readonly perDay: Fen;
}

/** What is overdue today; undefined: nothing. */
export function overdueOf(loans: readonly LoanAccount[], today: CivilDate): Overdue | undefined {
  const items = loans
    .filter(({ settled }) => !settled)
    .flatMap(({ annualRate, instalments }) =>
      dueItems(instalments, annualRate, today)
        .filter(({ state }) => state === 'overdue')
        .map((item) => ({ ...item, perDay: penaltyFor(item.principal, annualRate, 1) })),
    );
  const since = items.map(({ dueDate }) => dueDate).sort()[0];
  if (since === undefined) return undefined;
  return {
    since,
    days: daysBetween(since, today),
    total: sumFen(items.map(({ total }) => total)),
    penalty: sumFen(items.map(({ penalty }) => penalty)),
    perDay: sumFen(items.map(({ perDay }) => perDay)),
  };
}

/** The last number of days overdue on which the person is told: 10 days overdue give 7. */
export function toldAt(days: number): number {
  const last = TOLD_AT[TOLD_AT.length - 1] ?? 0;
  if (days >= last) return last + Math.floor((days - last) / AFTERWARDS) * AFTERWARDS;
  return [...TOLD_AT].reverse().find((at) => at <= days) ?? 0;
}
