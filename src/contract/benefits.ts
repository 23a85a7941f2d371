import * as v from 'valibot';
import { defineCalls } from './define';
import { code, date, name, nothing, someOf, text } from './fields';

export const benefitsCalls = defineCalls({
  /** Coupons of partners: valid ones first, then those that have expired. An addition: the spec only counts them (queryCouponNode). */
  queryTripartiteCoupon: {
    verb: 'POST',
    path: '/coupon/queryTripartiteCoupon',
    body: 'sealed',
    auth: 'member',
    request: nothing,
    response: v.object({
      today: date,
      list: someOf(
        v.object({
          couponId: text(64),
          partner: code,
          name: code,
          rule: code,
          /** The code that the person shows at the partner. */
          code: name(40),
          expiresOn: date,
        }),
      ),
    }),
  },
});
