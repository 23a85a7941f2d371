import type { MemberContext } from '../../context';
import { goodCoupon } from '../payment/coupon';

/** Value in fen of the coupon for a loan of this amount, at its drawing or a repayment; refused with the reason. */
export const couponFor = async (
  context: MemberContext,
  couponId: string | undefined,
  amount: number,
): Promise<number> => (couponId === undefined ? 0 : (await goodCoupon(context, couponId, amount)).value);
