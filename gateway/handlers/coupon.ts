import type { couponCalls } from '@/contract/coupon';
import { civilDateAt } from '@/domain/dates/civil';
import { toYuan } from '@/domain/money/fen';
import type { HandlersOf } from '../context';
import { couponUses, listCoupons } from '../queries/coupons';

type Use = Awaited<ReturnType<typeof couponUses>> extends ReadonlyMap<string, infer U> ? U : never;

const usedFor = (use: Use | undefined) =>
  use && {
    usedFor: {
      kind: use.kind,
      no: use.no,
      loanNo: use.loan_no ?? '',
      on: civilDateAt(use.at.getTime()),
    },
  };

export const couponHandlers: HandlersOf<typeof couponCalls> = {
  async queryCoupon({ state }, { sql, customer, today }) {
    const coupons = await listCoupons(sql, customer.id, state, today);
    const uses = state === 'used' ? await couponUses(sql, customer.id) : undefined;
    return {
      list: coupons.map((row) => ({
        couponId: row.coupon_id,
        name: row.name,
        value: toYuan(row.value),
        minAmount: toYuan(row.min_amount),
        expiresOn: row.expires_on,
        rule: row.rule,
        ...usedFor(uses?.get(row.coupon_id)),
      })),
    };
  },
};
