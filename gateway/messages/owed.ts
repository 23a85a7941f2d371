import { addDays, type CivilDate } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import { isPaid, unpaidInterest, unpaidPrincipal } from '@/domain/repay/owed';
import type { LoanAccount } from '../ledger/loanAccount';

/** A person is reminded this many days before a due date. */
export const DAYS_AHEAD = 3;

/** Days overdue on which a person is told, not daily; after the last one every `AFTERWARDS` days. */
export const TOLD_AT = [1, 3, 7, 15, 30, 60, 90] as const;
export const AFTERWARDS = 30;

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

/** The last number of days overdue on which the person is told: 10 days overdue give 7. */
export function toldAt(days: number): number {
  const last = TOLD_AT[TOLD_AT.length - 1] ?? 0;
  if (days >= last) return last + Math.floor((days - last) / AFTERWARDS) * AFTERWARDS;
  return [...TOLD_AT].reverse().find((at) => at <= days) ?? 0;
}
