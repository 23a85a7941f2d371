import { repayRefusals } from '@/contract/repay';
import { declineText, type DeclineReason } from '../providers/bank';
import { refusing } from '../refusal';

const QUOTE = {
  changed: '还款金额有变化，请重新确认',
  expired: '还款金额已过期，请重新确认',
} as const;

export const refuseRepay = refusing(repayRefusals, {
  nothingToPay: '现在没有需要还的款',
  quoteChanged: (why: keyof typeof QUOTE) => QUOTE[why],
  quotePaid: '这笔款已经还过了',
  bankDeclined: (reason: DeclineReason) => declineText(reason, '钱没有扣'),
  coolingOffOver: (lastDay: string) => `这笔借款的冷静期到${lastDay}为止，已过冷静期，可以选择提前还清`,
  payoffDateOutside: (days: number) => `还清日期请选今天起${days}天之内`,
  loanUnknown: '没有找到这笔借款',
  repaymentOpen: '有一笔还款正在处理，请等结果出来再还',
  partialTooSmall: (above: string) => `请多于 ${above}：先还到期的钱和今天为止的利息，剩下的才归还本金`,
  partialCoversAll: (below: string) => `请少于 ${below}，这个金额已经可以还清，请选择提前还清`,
  planUnavailable: '这笔借款的本金到期一次还，只能选降低每期金额',
  protocolOver: '这张卡的银行扣款协议已到期，钱没有扣。请重新签约，或换一张卡',
  cardFixed: '现在不能更换还款卡，钱没有扣。请用这笔借款原来的还款卡',
});
