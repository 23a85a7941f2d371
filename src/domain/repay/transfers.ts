import type { Response } from '@/contract';
import { moneyText, sumFen } from '../money/fen';
import { fenOf } from '../money/wire';

/** Bank transfers that the person has reported and that are under review. */
export type Transfers = Response<'queryPendingRepayment'>['transfers'];

/** '您有一笔 1,042.42 元的转账正在核对，请不要重复还款'; '' without one. */
export function transferText(transfers: Transfers): string {
  if (transfers.length === 0) return '';
  const sum = moneyText(sumFen(transfers.map(({ amount }) => fenOf(amount))));
  const which = transfers.length === 1 ? `一笔 ${sum}的转账` : ` ${transfers.length} 笔共 ${sum}的转账`;
  return `您有${which}正在核对，请不要重复还款`;
}
