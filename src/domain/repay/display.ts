import { displayMoney } from '../money/fen';

/** Repay state of the home data (spec §3); amounts as text of yuan. */
export interface RepayState {
  readonly loanOdInd?: string | null;
  readonly psPayTotalAmts?: string | number | null;
  readonly psRepayAmt?: string | number | null;
}

/**
 * The amount on the repayment line, as shown, or '' (spec §5 Repayment display: "if loanOdInd is 'N' show total amount, else
 * repay amount, else empty; otherwise only total"). Our reading: with 'N' the total amount, if absent the repay
 * amount, if absent nothing; with anything else the total amount or nothing.
 */
export function repaymentDisplay({ loanOdInd, psPayTotalAmts, psRepayAmt }: RepayState): string {
  const candidates = loanOdInd === 'N' ? [psPayTotalAmts, psRepayAmt] : [psPayTotalAmts];
  const shown = candidates.find((amount) => amount !== undefined && amount !== null && amount !== '');
  return shown === undefined ? '' : displayMoney(shown);
}
