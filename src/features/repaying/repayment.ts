import { repayCalls } from '@/contract/repay';
import { drafts } from '@/storage/drafts';
import { MoneyOrder, type OrderOutcome } from '@/features/moneyOrder';

const NO_REQUEST = { requestNo: '', requestFor: '', sent: false } as const;

/** The payment of a quote. A refusal also drops its number: the next try is another payment. */
export const repayment = new MoneyOrder({
  flow: 'repay',
  definition: repayCalls.doRepayAfterTrial,
  eventType: 'pay',
  paid: () => drafts.drop('repay'),
  failed: NO_REQUEST,
  refused: NO_REQUEST,
  words: {
    notVerified: '网络开小差了，密码没有验证成功，钱没有扣，请再输一次',
    notAsked: '网络开小差了，还没有确认上一次付款的结果，这次没有扣款，请再输一次密码',
    sent: '付款已提交，结果可在借还记录里查看',
  },
});

export type RepayOutcome = OrderOutcome<typeof repayCalls.doRepayAfterTrial>;
