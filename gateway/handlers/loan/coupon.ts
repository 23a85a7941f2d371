import type { MemberContext } from '../../context';
import { couponOf } from '../../queries/coupons';
import { refusePayment } from '../../refusals/payment';

/** Value in fen of the coupon for a loan of this amount, at its drawing or a repayment; refused with the reason. Another person's coupon looks like none. */
export async function couponFor(
  { sql, customer, today }: MemberContext,
  couponId: string | undefined,
  amount: number,
): Promise<number> {
  if (couponId === undefined) return 0;
  const coupon = await couponOf(sql, customer.id, couponId);
  if (coupon === undefined) throw refusePayment('couponGone', 'unknown');
  if (coupon.used_at !== null) throw refusePayment('couponGone', 'used');
  if (coupon.expires_on < today) throw refusePayment('couponGone', 'expired');
  if (coupon.min_amount > amount) throw refusePayment('couponGone', 'belowMin');
  return coupon.value;
}
