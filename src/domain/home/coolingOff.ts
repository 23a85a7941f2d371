import { displayMoney } from '../money/fen';

export const LAST_DAY = '今天是最后一天';

/** In words, how to end the newest loan without interest. `amount` is what that costs today, in yuan; null if unknown. */
export const coolingOffText = (amount: string | null): string =>
  amount === null ? '期内一次还清，只还本金，不收利息' : `现在还 ${displayMoney(amount)} 元就结清，不收利息`;
