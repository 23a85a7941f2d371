import type { Response } from '@/contract';
import { formatChinese } from '../dates/civil';
import { moneyText, sumFen } from '../money/fen';
import { fenOf } from '../money/wire';

/** Bank transfers that the person has reported and that are not booked yet: under review, or held for their due day. */
export type Transfers = Response<'queryPendingRepayment'>['transfers'];

export const sumOf = (transfers: Transfers): string =>
  moneyText(sumFen(transfers.map(({ amount }) => fenOf(amount))));

const which = (transfers: Transfers): string =>
  transfers.length === 1
    ? `一笔 ${sumOf(transfers)}的转账`
    : ` ${transfers.length} 笔共 ${sumOf(transfers)}的转账`;

/** The transfers of one state, with what happens to them: '正在核对', '已到账，12月18日自动入账'. */
export function transferStates(transfers: Transfers): readonly (readonly [Transfers, string])[] {
  const held = transfers.filter(({ state }) => state === 'held');
  const days = [...new Set(held.map(({ heldUntil }) => (heldUntil ? formatChinese(heldUntil) : '还款日')))];
  const states = [
    [transfers.filter(({ state }) => state === 'reviewing'), '正在核对'],
    [held, `已到账，${days.join('、')}自动入账`],
  ] as const;
  return states.filter(([those]) => those.length > 0);
}

/** '您有一笔 1,042.42 元的转账正在核对，请不要重复还款'; '' without one. */
export function transferText(transfers: Transfers): string {
  const states = transferStates(transfers).map(([those, what]) => which(those) + what);
  return states.length === 0 ? '' : `您有${states.join('，另有')}，请不要重复还款`;
}
