import { paymentRefusals } from '@/contract/flowRefusals';
import { dayText, type CivilDate } from '@/domain/dates/civil';
import { refusing } from '../refusal';

const COUPON = {
  spent: '优惠券已被使用，请重新试算',
  unknown: '没有找到这张优惠券，请换一张或不使用',
  used: '这张优惠券已经用过，请换一张或不使用',
  belowMin: '借款金额还不够用这张优惠券，请换一张或不使用',
  noInterest: '这次还款没有利息，用不上优惠券，优惠券为您留着',
} as const;

/** The last day of a coupon that has ended by the day `on`. */
interface Ended {
  readonly until: CivilDate;
  readonly on: CivilDate;
}

/** Refusals that drawing and repayment share. */
export const refusePayment = refusing(paymentRefusals, {
  proofSpent: '请重新输入交易密码',
  drawingEnded: '这次借款申请已结束，请重新填写',
  couponGone: (why: keyof typeof COUPON | Ended) =>
    typeof why === 'string'
      ? COUPON[why]
      : `这张优惠券到${dayText(why.until, why.on)}为止，已过期，请换一张或不使用`,
  cardGone: (card: '收款卡' | '还款卡') => `请重新选择${card}`,
});
