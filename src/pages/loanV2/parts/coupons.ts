import type { Response } from '@/contract';
import { compare } from '@/domain/dates/civil';
import type { Fen } from '@/domain/money/fen';
import { NO_COUPON } from './loanDraft';
import { fenOf } from './plan';

/** A coupon, amounts in fen. */
export interface Coupon {
  readonly couponId: string;
  readonly name: string;
  readonly value: Fen;
  /** Smallest drawing that the coupon may be used on. */
  readonly minAmount: Fen;
  readonly expiresOn: string;
  readonly rule: string;
}

export const couponsOf = ({ list }: Response<'queryCoupon'>): Coupon[] =>
  list.map((coupon) => ({ ...coupon, value: fenOf(coupon.value), minAmount: fenOf(coupon.minAmount) }));

export const usable = (coupon: Coupon, amount: Fen): boolean => amount >= coupon.minAmount;

/**
 * The coupon for a drawing of this amount: the chosen one if it is usable, none if the person wants none, otherwise the one worth most; if
 * two are worth the same, the one that expires first.
 */
export function couponFor(choice: string, coupons: readonly Coupon[], amount: Fen): Coupon | undefined {
  if (choice === NO_COUPON) return undefined;
  const candidates = coupons.filter((coupon) => usable(coupon, amount));
  const chosen = candidates.find(({ couponId }) => couponId === choice);
  return chosen ?? [...candidates].sort(better)[0];
}

const better = (a: Coupon, b: Coupon): number => b.value - a.value || compare(a.expiresOn, b.expiresOn);
