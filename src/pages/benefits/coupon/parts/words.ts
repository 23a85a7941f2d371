import type { Response } from '@/contract';
import { formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

export const COUPON_TABS = [
  { key: 'available', label: '可用' },
  { key: 'used', label: '已使用' },
  { key: 'expired', label: '已过期' },
  { key: 'tripartite', label: '第三方' },
] as const;
export type CouponTab = (typeof COUPON_TABS)[number]['key'];

type Own = Response<'queryCoupon'>['list'][number];
type Partner = Response<'queryTripartiteCoupon'>['list'][number];

/** The texts on a coupon's card. */
export interface CouponView {
  readonly key: string;
  readonly name: string;
  /** Its value, or the partner that gives it. */
  readonly worth: string;
  /** Rules and last day, one sentence each. */
  readonly rules: readonly string[];
  readonly state: 'available' | 'used' | 'expired';
  /** What it was used for. */
  readonly used: (NonNullable<Own['usedFor']> & { readonly words: string }) | undefined;
}

export const STATE_TAGS = {
  available: { text: '可用', kind: 'gold' },
  used: { text: '已使用', kind: 'green' },
  expired: { text: '已过期', kind: 'grey' },
} as const;

const lasts = (on: string): string => `有效期至 ${formatChinese(on, 'full')}`;

const USED_FOR = { loan: '用于借款', repay: '用于还款' } as const;

export function ownCoupon(coupon: Own, state: CouponView['state']): CouponView {
  const { couponId, name, value, minAmount, rule, expiresOn, usedFor } = coupon;
  return {
    key: couponId,
    name: name || '利息券',
    worth: `最多抵扣利息 ${moneyText(fenOf(value))}`,
    rules: [rule || `满 ${moneyText(fenOf(minAmount))}可用`, lasts(expiresOn)],
    state,
    used: usedFor && { ...usedFor, words: `${formatChinese(usedFor.on, 'full')}${USED_FOR[usedFor.kind]}` },
  };
}

export const partnerCoupon = (coupon: Partner, today: string): CouponView => ({
  key: coupon.couponId,
  name: coupon.name || '合作方优惠券',
  worth: coupon.partner,
  rules: [coupon.rule, `券码 ${coupon.code}`, lasts(coupon.expiresOn)].filter(Boolean),
  state: coupon.expiresOn < today ? 'expired' : 'available',
  used: undefined,
});

export const EMPTY: Readonly<Record<CouponTab, string>> = {
  available: '现在没有可用的优惠券。',
  used: '还没有用过优惠券。',
  expired: '没有过期的优惠券。',
  tripartite: '现在没有合作方的优惠券。',
};

export const RULES = {
  title: '使用规则',
  items: [
    '一笔借款或一次还款最多用一张，只抵扣利息，不抵扣本金。',
    '借款或还款没有成功，优惠券会退回，至少还有 3 天可用。',
    '第三方的优惠券在合作方使用，不能抵扣这里的利息。',
  ],
} as const;
