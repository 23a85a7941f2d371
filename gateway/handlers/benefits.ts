import type { benefitsCalls } from '@/contract/benefits';
import type { HandlersOf } from '../context';
import { listPartnerCoupons } from '../queries/partnerCoupons';

export const benefitsHandlers: HandlersOf<typeof benefitsCalls> = {
  async queryTripartiteCoupon(_request, { sql, customer, today }) {
    const rows = await listPartnerCoupons(sql, customer.id, today);
    return {
      today,
      list: rows.map(({ coupon_id, partner, name, rule, code, expires_on }) => ({
        couponId: coupon_id,
        partner,
        name,
        rule,
        code,
        expiresOn: expires_on,
      })),
    };
  },
};
