import { moneyText, type Fen } from '@/domain/money/fen';

/** Shown in place of figures that contradict each other. */
export const CONTRADICTS = '这次算出的数字对不上，所以没有显示，也没有动您的钱。我们已经记下，请稍后再试';

/** Below a schedule. */
export const addsUpText = (terms: number, amount: Fen, ahead: Fen): string =>
  ahead === 0
    ? `${terms} 期本金合计 ${moneyText(amount)}，与借款金额一致`
    : `${terms} 期本金合计 ${moneyText(amount - ahead)}，加上已提前归还的 ${moneyText(ahead)}，与借款金额一致`;

/** Opens the formula of the figures above. */
export const HOW_COUNTED = '怎么算的';

export const ALL_DUE_DATES = (days: number): string => `把 ${days} 个还款日加入日历`;

export const TRY_EARLY = {
  label: '如果今天多还一些本金',
  hint: '每月还的本金不变，会更早还清。这里只是试一试，不会扣款；准确的利息以还款试算为准',
} as const;
