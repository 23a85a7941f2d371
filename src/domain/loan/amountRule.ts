import type { Fen } from '../money/fen';
import { CREDIT_LIMIT_CEILING } from './ceiling';

/** Valid drawing amounts: from min to max, a multiple of step; all in fen. */
export interface AmountRule {
  readonly min: Fen;
  readonly max: Fen;
  readonly step: Fen;
}

export type AmountReason = 'amountMissing' | 'amountBelowMin' | 'amountAboveMax' | 'amountOffStep';

/** Why a drawing amount is invalid; undefined for a valid one. An unreadable or zero amount is `amountMissing`. */
export function checkAmount(amount: Fen | undefined, rule: AmountRule): AmountReason | undefined {
  if (amount === undefined || !Number.isSafeInteger(amount) || amount <= 0) return 'amountMissing';
  if (amount > Math.min(rule.max, CREDIT_LIMIT_CEILING)) return 'amountAboveMax';
  if (amount < rule.min) return 'amountBelowMin';
  return rule.step > 0 && amount % rule.step !== 0 ? 'amountOffStep' : undefined;
}

/** The largest amount that the rule allows, or 0 if it allows none: for "draw all". */
export function greatestAmount({ min, max, step }: AmountRule): Fen {
  const limit = Math.min(max, CREDIT_LIMIT_CEILING);
  const amount = step > 0 ? limit - (limit % step) : limit;
  return amount >= min && amount > 0 ? amount : 0;
}
