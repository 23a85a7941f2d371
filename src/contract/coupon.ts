import * as v from 'valibot';
import { PAYMENT_KINDS } from './codes';
import { defineCalls } from './define';
import { code, key, someOf, text } from './fields';
import { date, yuan } from './flowFields';

/** Calls for coupons (spec §4 Coupons); the call for their number is one of the home page (content). */
export const couponCalls = defineCalls({
  /** Coupons; those that fit a drawing of this amount and term come first. */
  queryCoupon: {
    verb: 'POST',
    path: '/coupon/queryCoupon',
    body: 'sealed',
    auth: 'member',
    request: v.object({ state: v.picklist(['available', 'used', 'expired']) }),
    response: v.object({
      /** A coupon with an invalid amount or last day is left out. */
      list: someOf(
        v.object({
          couponId: text(64),
          name: code,
          /** The most that the coupon pays of a repayment's interest. */
          value: yuan,
          minAmount: yuan,
          expiresOn: date,
          rule: code,
          /** The drawing or repayment that it was used for, and the loan, if it was for one alone. */
          usedFor: v.optional(v.object({ kind: v.picklist(PAYMENT_KINDS), no: key, loanNo: code, on: date })),
        }),
      ),
    }),
  },
});
