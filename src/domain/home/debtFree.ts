import type { Response } from '@/contract';
import { dayText } from '../dates/civil';
import { displayMoney } from '../money/fen';

type Way = NonNullable<Response<'queryRepayState'>['debtFree']>;

/** The way to debt-free in words. */
export interface DebtFreeLine {
  readonly title: string;
  readonly note: string;
  /** What 100 yuan of principal more today changes, with the sum to pay in yuan; null if that is unknown. */
  readonly more: { readonly text: string; readonly loanNo: string; readonly pay: string } | null;
}

/** '少付利息 12.30 元', with the new day if it is an earlier one. */
function gain({ on }: Way, more: NonNullable<Way['more']>, today: string): string {
  const saved = `少付利息 ${displayMoney(more.saves)} 元`;
  return more.on < on ? `${saved}，${dayText(more.on, today)}就能还清` : saved;
}

/** Undefined if nothing is owed. */
export function debtFreeLine(
  { debtFree }: Response<'queryRepayState'>,
  today: string,
): DebtFreeLine | undefined {
  if (!debtFree) return undefined;
  const { on, left, more } = debtFree;
  return {
    title: `${dayText(on, today)}全部还清`,
    note: `按计划还款，还剩 ${displayMoney(left)} 元（含利息）`,
    more: more && {
      text: `今天多还 100 元本金，${gain(debtFree, more, today)}`,
      loanNo: more.loanNo,
      pay: more.pay,
    },
  };
}
