import { makeObservable, observable, runInAction } from 'mobx';
import { couponCalls } from '@/contract/coupon';
import type { Fen } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { type Quote, repayDraft } from '@/features/repaying';

/** A coupon, amounts in fen. */
export interface Coupon {
  readonly couponId: string;
  readonly name: string;
  readonly value: Fen;
  /** Smallest loan that the coupon may be used for. */
  readonly minAmount: Fen;
  readonly expiresOn: string;
  readonly rule: string;
}

/** A coupon reduces the interest of a repayment. None is used by default: it may be worth more another time. */
export class CouponChoice {
  readonly list = new Resource(() => fetchCoupons());
  chosen = repayDraft.get().couponId;
  error = '';

  constructor() {
    makeObservable(this, { chosen: observable, error: observable });
  }

  /** Coupons usable for a payment: one of its loans must be large enough. */
  usable({ largestLoan }: Pick<Quote, 'largestLoan'>): readonly Coupon[] {
    return (this.list.value ?? []).filter(({ minAmount }) => minAmount <= largestLoan);
  }

  /** '' chooses no coupon. */
  choose(couponId: string): void {
    this.put(couponId, '');
  }

  /** The chosen coupon cannot be used: clears the choice, shows why, and asks which ones still can. */
  async refuse(message: string): Promise<void> {
    this.put('', message);
    await this.list.load();
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
  const { list } = await call(couponCalls.queryCoupon, { state: 'available' });
  return list.map((coupon) => ({
    ...coupon,
    value: fenOf(coupon.value),
    minAmount: fenOf(coupon.minAmount),
  }));
}
