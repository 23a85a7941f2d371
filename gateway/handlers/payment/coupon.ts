import type { CivilDate } from '@/domain/dates/civil';
import type { MemberContext } from '../../context';
import type { Refusal } from '../../refusal';
import { couponOf, type CouponRow } from '../../queries/coupons';
import { refusePayment } from '../../refusals/payment';

type Coupon = CouponRow & { readonly used_at: Date | null };

/** Why a coupon cannot be used on this day; undefined: it can. Another person's coupon looks like none. */
function whyNot(coupon: Coupon | undefined, on: CivilDate): Refusal | undefined {
  if (coupon === undefined) return refusePayment('couponGone', 'unknown');
  if (coupon.used_at !== null) return refusePayment('couponGone', 'used');
  if (coupon.expires_on < on) return refusePayment('couponGone', { until: coupon.expires_on, on });
  return undefined;
}

/** The coupon for a loan of this sum (fen), usable today; refused with the reason. */
export async function goodCoupon(
  { sql, customer, today }: MemberContext,
  couponId: string,
  amount: number,
): Promise<CouponRow> {
  const coupon = await couponOf(sql, customer.id, couponId);
  const refusal = whyNot(coupon, today);
  if (coupon === undefined || refusal !== undefined) throw refusal ?? refusePayment('couponGone', 'unknown');
  if (coupon.min_amount > amount) throw refusePayment('couponGone', 'belowMin');
  return coupon;
}

/** Why a coupon could not be spent as of this day. */
export async function unspent(
  { sql, customer }: MemberContext,
  couponId: string,
  on: CivilDate,
): Promise<Refusal> {
  return whyNot(await couponOf(sql, customer.id, couponId), on) ?? refusePayment('couponGone', 'spent');
}
