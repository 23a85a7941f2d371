import { makeObservable, observable, runInAction } from 'mobx';
import { contentCalls } from '@/contract/content';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { repayDraft } from './repayDraft';

/** A coupon, amounts in fen. */
export interface Coupon {
  readonly couponId: string;
  readonly name: string;
  readonly value: Fen;
  /** The least amount that it may be used on. */
  readonly minAmount: Fen;
  readonly expiresOn: string;
  readonly rule: string;
}

/** Coupons take interest off a repayment. None is used unless the person says so: it may serve better another time. */
export class CouponChoice {
  readonly list = new Resource(() => fetchCoupons());
  chosen = repayDraft.get().couponId;
  error = '';

  constructor() {
    makeObservable(this, { chosen: observable, error: observable });
  }

  /** Those that may be used on this amount. */
  usable(amount: Fen): readonly Coupon[] {
    return (this.list.value ?? []).filter(({ minAmount }) => minAmount <= amount);
  }

  /** '' for none. */
  choose(couponId: string): void {
    this.put(couponId, '');
  }

  /** The chosen one cannot be used: it is let go, and why is said. */
  refuse(message: string): void {
    this.put('', message);
  }

  private put(couponId: string, error: string): void {
    repayDraft.keep({ couponId });
    runInAction(() => {
      this.chosen = couponId;
      this.error = error;
    });
  }
}

async function fetchCoupons(): Promise<readonly Coupon[]> {
  const { list } = await call(contentCalls.queryCoupon, { state: 'available' });
  return list.map((coupon) => ({
    ...coupon,
    value: fenOf(coupon.value),
    minAmount: fenOf(coupon.minAmount),
  }));
}
