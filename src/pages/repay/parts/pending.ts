import type { Response } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { formatChinese } from '@/domain/dates/civil';
import { METHOD_NAMES } from '@/domain/loan/methods';
import { moneyText, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { Split } from '@/domain/repay/due';
import type { Transfers } from '@/domain/repay/transfers';
import { call } from '@/request';
import { exitOf, type FreeExit, splitOf } from '@/features/repaying';

type Wire = Response<'queryPendingRepayment'>;

/** A loan that is not paid off, amounts in fen. */
export interface OpenLoan {
  readonly loanNo: string;
  readonly amount: Fen;
  readonly principalLeft: Fen;
  readonly drawnOn: string;
  readonly termsLeft: number;
  readonly overdueDays: number;
  /** Next unpaid due date of the loan. */
  readonly nextDueDate: string | null;
  /** '2026年11月18日 · 12期 · 等额本息' */
  readonly about: string;
  /** The amount that ends it without interest; null outside the cooling-off period. */
  readonly exit: FreeExit | null;
  /** The overdue amount, otherwise the next due one. */
  readonly due: DatedSplit | null;
}

export interface DatedSplit extends Split {
  readonly date: string;
  /** Its overdue part, and the part due today; null if there is none, or if the host does not tell the two apart. */
  readonly late: Split | null;
  readonly dueToday: Split | null;
}

type WireDue = NonNullable<Wire['loans'][number]['due']>;

const datedOf = (due: WireDue): DatedSplit => ({
  ...splitOf(due),
  date: due.date,
  late: due.late ? splitOf(due.late) : null,
  dueToday: due.dueToday ? splitOf(due.dueToday) : null,
});

/** The whole open debt, amounts in fen. */
export interface Pending {
  readonly today: string;
  readonly due: (DatedSplit & { readonly overdueDays: number }) | null;
  readonly loans: readonly OpenLoan[];
  readonly months: readonly ({ readonly month: string } & Split)[];
  /** Number of a repayment without a result, also from another device. */
  readonly openRequest: string | null;
  /** Bank transfers under review. */
  readonly transfers: Transfers;
}

/** Rejects with CallFailure, without a toast. */
export async function fetchPending(): Promise<Pending> {
  return pendingOf(await call(repayCalls.queryPendingRepayment, {}));
}

export const pendingOf = ({ today, due, loans, months, openRequest, transfers }: Wire): Pending => ({
  today,
  due: due && { ...datedOf(due), overdueDays: due.overdueDays },
  loans: loans.map(openLoanOf),
  months: months.map((row) => ({ month: row.month, ...splitOf(row) })),
  openRequest,
  transfers,
});

const openLoanOf = (loan: Wire['loans'][number]): OpenLoan => ({
  loanNo: loan.loanNo,
  amount: fenOf(loan.amount),
  principalLeft: fenOf(loan.principalLeft),
  drawnOn: loan.drawnOn,
  termsLeft: loan.termsLeft,
  overdueDays: loan.overdueDays,
  nextDueDate: loan.nextDueDate,
  about: `${formatChinese(loan.drawnOn, 'full')} · ${loan.terms}期 · ${METHOD_NAMES[loan.method]}`,
  exit: exitOf(loan.coolingOff),
  due: loan.due && datedOf(loan.due),
});

/** '12,000.00 元' */
export const loanTitle = ({ amount }: Pick<OpenLoan, 'amount'>): string => moneyText(amount);

/** The loans that the hero shows: the overdue ones, otherwise those due on the nearest date. */
export function dueLoans({ due, loans, today }: Pending): readonly OpenLoan[] {
  if (due === null) return [];
  const until = due.date < today ? today : due.date;
  return loans.filter((loan) => loan.due !== null && loan.due.date <= until);
}
