import type { Response } from '@/contract';
import { compare } from '@/domain/dates/civil';
import { moneyText, type Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { NO_COUPON } from './loanDraft';
import { COUPON_TEXTS } from './texts';

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

/** The discount that a coupon really gives: never more than the interest. */
export const savingOf = (coupon: Coupon, interest: Fen): Fen => Math.min(coupon.value, interest);

/** The coupon that saves most on a drawing with this interest; if two save the same, the one that expires first. */
export function bestCoupon(coupons: readonly Coupon[], amount: Fen, interest: Fen): Coupon | undefined {
  const better = (a: Coupon, b: Coupon): number =>
    savingOf(b, interest) - savingOf(a, interest) || compare(a.expiresOn, b.expiresOn);
  return coupons.filter((coupon) => usable(coupon, amount)).sort(better)[0];
}

/** The coupon for a drawing: the chosen one if it is usable, none if the person wants none, otherwise the best one. */
export function couponFor(
  choice: string,
  coupons: readonly Coupon[],
  { amount, interest }: { readonly amount: Fen; readonly interest: Fen },
): Coupon | undefined {
  if (choice === NO_COUPON) return undefined;
  const chosen = coupons.find(({ couponId }) => couponId === choice);
  return chosen && usable(chosen, amount) ? chosen : bestCoupon(coupons, amount, interest);
}

interface Choice {
  readonly choice: string;
  readonly coupons: readonly Coupon[];
  readonly amount: Fen;
  readonly interest: Fen;
}

/** A short note if another coupon saves more than the person's choice, or if the choice cannot be used; '' otherwise. */
export function couponNote({ choice, coupons, amount, interest }: Choice): string {
  const best = bestCoupon(coupons, amount, interest);
  const chosen = coupons.find(({ couponId }) => couponId === choice);
  if (chosen && amount > 0 && !usable(chosen, amount)) {
    const words = best ? COUPON_TEXTS.changed : COUPON_TEXTS.gone;
    return words(chosen.name, moneyText(chosen.minAmount));
  }
  if (best === undefined || interest === 0) return '';
  if (choice === NO_COUPON) return COUPON_TEXTS.unused(best.name, moneyText(savingOf(best, interest)));
  const more = chosen ? savingOf(best, interest) - savingOf(chosen, interest) : 0;
  return more > 0 ? COUPON_TEXTS.better(best.name, moneyText(more)) : '';
}
