import { loanCalls } from '@/contract/loan';
import { MoneyOrder, type OrderOutcome } from '@/features/moneyOrder';
import { loanDraft, NO_DRAWING } from './loanDraft';

/** The opened and signed drawing. After a refusal it may be sent again under the same number. */
export const drawing = new MoneyOrder({
  flow: 'loan',
  definition: loanCalls.limitUseLoan,
  eventType: 'draw',
  paid: loanDraft.used,
  failed: NO_DRAWING,
  refused: { sent: false },
  words: {
    notVerified: '网络开小差了，密码没有验证成功，钱没有动，请再输一次',
    notAsked: '网络开小差了，还没有确认上一笔借款的结果，这次没有提交，请再输一次密码',
    sent: '借款已提交，结果可在借还记录里查看',
  },
});

export type DrawingOutcome = OrderOutcome<typeof loanCalls.limitUseLoan>;
