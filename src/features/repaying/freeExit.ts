import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { go } from '@/navigation';
import { repayDraft } from './repayDraft';

/** What ends a loan within its cooling-off period, without interest; amounts in fen. */
export interface FreeExit {
  readonly amount: Fen;
  readonly lastDay: string;
}

export const exitOf = (wire: { readonly amount: string; readonly lastDay: string } | null): FreeExit | null =>
  wire && { amount: fenOf(wire.amount), lastDay: wire.lastDay };

/** A loan that can be given back. */
export interface LoanToGiveBack {
  readonly loanNo: string;
  /** What was borrowed, in fen. */
  readonly amount: Fen;
  readonly exit: FreeExit;
}

interface MaybeGivenBack extends Omit<LoanToGiveBack, 'exit'> {
  readonly exit: FreeExit | null;
}

/** The loans that can be given back; if numbers are given, only those of them. */
export function loansToGiveBack(
  loans: readonly MaybeGivenBack[] = [],
  loanNos?: readonly string[],
): readonly LoanToGiveBack[] {
  return loans.flatMap(({ loanNo, amount, exit }) =>
    exit !== null && (loanNos?.includes(loanNo) ?? true) ? [{ loanNo, amount, exit }] : [],
  );
}

/** Opens the confirmation of the exit; Back from it leads to `backUrl`, or without one to the loan. */
export function giveBack(loanNo: string, backUrl: string | undefined): Promise<void> {
  repayDraft.begin('coolingOff', [loanNo]);
  return go('repayConfirm', { backUrl });
}
