import { Notice } from '@/components/Notice';
import type { Fen } from '@/domain/money/fen';
import { addsUp } from '@/domain/loan/contradiction';
import { addsUpText } from './words';

interface AddsUpProps {
  readonly amount: Fen;
  readonly rows: readonly { readonly principal: Fen }[];
  /** Principal paid ahead by partial repayments. */
  readonly ahead?: Fen;
}

/** Below a schedule: says that its principals add up to the loan, if they do. */
export function AddsUp({ amount, rows, ahead = 0 }: AddsUpProps) {
  if (!addsUp(amount - ahead, rows)) return null;
  return <Notice kind="success">{addsUpText(rows.length, amount, ahead)}</Notice>;
}
