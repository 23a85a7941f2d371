import * as v from 'valibot';
import { defineCalls } from './define';
import { code, name, nothing, someOf, text } from './fields';
import { date } from './flowFields';

export const benefitsCalls = defineCalls({
  /** Coupons of partners: valid ones first, then those that have expired. An addition: the spec only counts them (queryCouponNode). */
  queryTripartiteCoupon: {
    verb: 'POST',
    path: '/coupon/queryTripartiteCoupon',
    beyond: true,
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
