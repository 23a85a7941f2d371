import { addDays, addMonths, later } from '@/domain/dates/civil';
import { sumFen, type Fen } from '@/domain/money/fen';
import type { OpenLoan, Pending } from './pending';

/** The way to debt-free by the plan: principal left after each month, amounts in fen. */
export interface DebtFree {
  /** The drawings, today, then each future month. */
  readonly points: readonly { readonly date: string; readonly left: Fen }[];
  /** Index of today in `points`. */
  readonly today: number;
  readonly principal: Fen;
  /** Interest still to be paid, in addition. */
  readonly interest: Fen;
  readonly penalty: Fen;
  readonly lastDay: string;
}

/** Undefined while nothing is owed. */
export function debtFreeOf({ today, loans, months }: Pending): DebtFree | undefined {
  if (loans.length === 0 || months.length === 0) return undefined;
  const principal = sumFen(loans.map((loan) => loan.principalLeft));
  // If the last due date has passed, the rest is due now.
  const lastDay = later(loans.map(lastDueDate).reduce(later), addDays(today, 1));
  const drawn = loans.map(({ drawnOn }) => drawnOn).reduce((a, b) => (a < b ? a : b));
  const coming = months.filter(({ month }) => month >= today.slice(0, 7));
  const ahead = coming.map(({ month }, index) => ({
    date: index === coming.length - 1 ? lastDay : `${month}-28`,
    left: principal - sumFen(months.filter((row) => row.month <= month).map((row) => row.principal)),
  }));
  const end = ahead.length > 0 ? ahead : [{ date: lastDay, left: 0 }];
  return {
    points: [
      { date: drawn, left: sumFen(loans.map(({ amount }) => amount)) },
      { date: today, left: principal },
      ...end,
    ],
    today: 1,
    principal,
    interest: sumFen(months.map(({ interest }) => interest)),
    penalty: sumFen(months.map(({ penalty }) => penalty)),
    lastDay,
  };
}

/** Due dates of a loan are a month apart, and their day exists in every month. */
function lastDueDate({ nextDueDate, termsLeft, drawnOn }: OpenLoan): string {
  return nextDueDate === null ? drawnOn : addMonths(nextDueDate, Math.max(termsLeft - 1, 0));
}
