import { formatChinese } from '@/domain/dates/civil';
import { sumOf, transferStates, type Transfers } from '@/domain/repay/transfers';

/** The question before a person pays while a transfer is not booked yet. */
export const BESIDES = {
  title: '转账还没有入账，仍要还款吗？',
  confirm: '仍要还款',
  cancel: '先不还',
} as const;

/** Says which transfers are not booked yet, and what happens to them if the person pays anyway. */
export function besidesText(transfers: Transfers): string {
  const states = transferStates(transfers).map(([those, what]) => {
    const days = [...new Set(those.map(({ paidOn }) => formatChinese(paidOn)))].join('、');
    return `${days}转账的 ${sumOf(those)}${what}`;
  });
  const soon = transfers.some(({ state }) => state === 'reviewing') ? '，一般1个工作日内有结果' : '';
  return `您${states.join('；')}${soon}。现在再还，转来的钱会用来提前还本金；还不了的退回您的银行卡。`;
}
