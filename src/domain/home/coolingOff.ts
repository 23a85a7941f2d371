import { displayMoney } from '../money/fen';

export const LAST_DAY = '今天是最后一天';

/**
 * In words, how to end the newest loan without interest. `amount` is what that costs today, in yuan; null if unknown. `loan`: what was borrowed,
 * where there are more loans.
 */
export function coolingOffText(amount: string | null, loan: string | null = null): string {
  const which = loan === null ? '' : `最近借的 ${displayMoney(loan)} 元，`;
  if (amount === null) return `${which}期内一次还清，只还本金，不收利息`;
  return `${which}现在还 ${displayMoney(amount)} 元就结清，不收利息`;
}
