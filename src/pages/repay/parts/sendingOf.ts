import { repayCalls } from '@/contract/repay';
import { toYuan } from '@/domain/money/fen';
import type { Sending } from '@/features/moneyOrder';
import { call } from '@/request';
import { type Quote, repayDraft } from '@/features/repaying';

/** How the current payment is sent: an exit within the cooling-off period by its own call (spec §7), any other payment by its quote. */
export function sendingOf({ quoteId, payAmount }: Quote, cardId: string): Sending {
  const { kind, loanNos } = repayDraft.get();
  const [loanNo] = loanNos;
  if (kind === 'coolingOff' && loanNo !== undefined) {
    const exit = { loanNo, amount: toYuan(payAmount), cardId };
    return {
      subject: quoteId,
      send: (proof) => call(repayCalls.coolingOffPeriodRepay, { ...exit, ...proof }),
    };
  }
  const order = { quoteId, cardId };
  return { subject: quoteId, send: (proof) => call(repayCalls.doRepayAfterTrial, { ...order, ...proof }) };
}
