import { action, computed, makeObservable, observable } from 'mobx';
import { contentCalls } from '@/contract/content';
import { formatChinese } from '@/domain/dates/civil';
import { moneyText } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import { Resource } from '@/model/resource';
import { call } from '@/request';
import { session } from '@/stores/session';

/** A coupon in words. */
export interface CouponWords {
  readonly couponId: string;
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly lasts: string;
}

/** The person's usable coupons with their rules, in a sheet. */
export class Coupons {
  list = new Resource(fetchCoupons);
  private shown = false;
  private generation = session.generation;

  constructor() {
    makeObservable<this, 'shown'>(this, {
      list: observable.ref,
      shown: observable,
      open: computed,
      show: action,
      close: action,
    });
  }

  /** A sheet of an ended session is closed: it shows one person's coupons. */
  get open(): boolean {
    return this.shown && session.loggedIn && session.generation === this.generation;
  }

  show(): Promise<void> {
    this.generation = session.generation;
    this.list = new Resource(fetchCoupons);
    this.shown = true;
    return this.list.load();
  }

  close(): void {
    this.shown = false;
  }
}

async function fetchCoupons(): Promise<readonly CouponWords[]> {
  const { list } = await call(contentCalls.queryCoupon, { state: 'available' });
  return list.map(({ couponId, name, value, minAmount, expiresOn, rule }) => ({
    couponId,
    name: name || '利息券',
    value: `最多抵扣利息 ${moneyText(fenOf(value))}`,
    rule: rule || `满 ${moneyText(fenOf(minAmount))}可用`,
    lasts: `有效期至 ${formatChinese(expiresOn, 'full')}`,
  }));
}
