import { formatChinese } from '@/domain/dates/civil';
import { moneyText, sumFen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { Transfers } from '@/domain/repay/transfers';

/** What is asked before a person pays while a transfer is under review. */
export const BESIDES = {
  title: '转账还在核对，仍要还款吗？',
  confirm: '仍要还款',
  cancel: '先不还',
} as const;

/** Which transfers are under review, and what becomes of them if the person pays all the same. */
export function besidesText(transfers: Transfers): string {
  const sum = moneyText(sumFen(transfers.map(({ amount }) => fenOf(amount))));
  const days = [...new Set(transfers.map(({ paidOn }) => formatChinese(paidOn)))].join('、');
  return `您${days}转账的 ${sum}正在核对，一般1个工作日内有结果。现在再还，转来的钱会用来提前还本金；还不了的退回您的银行卡。`;
}
