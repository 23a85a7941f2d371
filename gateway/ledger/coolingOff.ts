import { coolingOff } from '@/domain/repay/coolingOff';
import { exitOf, type ExitRow } from '@/domain/repay/exit';
import type { LoanAccount } from './loanAccount';
import { PREPAID_TERM, type QuoteItem } from './repayment';

/** What ends an open loan within its cooling-off period. */
export interface FreeExit {
  /** Fen: the principal less everything that the person has paid; 0 if that is all of it. */
  readonly amount: number;
  readonly lastDay: string;
  /** 0 on the last day. */
  readonly daysLeft: number;
}

/** The exit of a loan on a day; undefined after the period, and for a settled loan. What coupons paid is not the person's money. */
export function freeExit(loan: LoanAccount, on: string): FreeExit | undefined {
  const { drawnOn, amount: principal, paid } = loan;
  const { open, ...exit } = coolingOff({ drawnOn, principal, paid }, on);
  return open && !loan.settled ? exit : undefined;
}

const moves = ({ principal, interest, penalty }: ExitRow) =>
  principal !== 0 || interest !== 0 || penalty !== 0;

/** What an exit pays of each instalment, and what was paid before and now counts as principal. */
export function exitItems(
  loan: LoanAccount,
  { amount }: FreeExit,
): { readonly items: QuoteItem[]; readonly turned: QuoteItem[] } {
  const { instalments, prepaidInterest: interest, discounted, loanNo } = loan;
  const { paid, turned } = exitOf(
    { instalments, discounted, ahead: { term: PREPAID_TERM, interest } },
    amount,
  );
  const own = (rows: readonly ExitRow[]) => rows.map((row) => ({ loanNo, ...row }));
  const items = own(paid.filter(moves));
  // With nothing left to pay, the last instalment stands for the loan.
  return { items: items.length > 0 ? items : own(paid.slice(-1)), turned: own(turned.filter(moves)) };
}
