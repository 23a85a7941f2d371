import { formatChinese } from '@/domain/dates/civil';
import { moneyText, sumFen } from '@/domain/money/fen';
import type { WaitingTransfer } from '../facts';

const dayOf = ({ heldFor }: WaitingTransfer): string =>
  heldFor === undefined ? '还款日' : formatChinese(heldFor);

/** ' 1,042.42 元的转账正在核对', ' 1,042.42 元的转账已到账，12月18日自动入账': transfers that are not booked yet. */
export function transfersText(transfers: readonly WaitingTransfer[]): string {
  const reviewing = transfers.filter(({ state }) => state === 'reviewing');
  const held = transfers.filter(({ state }) => state === 'held');
  const sum = (of: readonly WaitingTransfer[]) =>
    ` ${moneyText(sumFen(of.map(({ amount }) => amount)))}的转账`;
  return [
    reviewing.length > 0 && `${sum(reviewing)}正在核对`,
    held.length > 0 && `${sum(held)}已到账，${[...new Set(held.map(dayOf))].join('、')}自动入账`,
  ]
    .filter(Boolean)
    .join('，另有');
}
