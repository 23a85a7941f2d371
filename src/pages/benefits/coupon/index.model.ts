import { makeObservable, observable, runInAction } from 'mobx';
import { benefitsCalls } from '@/contract/benefits';
import { contentCalls } from '@/contract/content';
import { couponCalls } from '@/contract/coupon';
import { startLoan } from '@/features/entry';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { ownCoupon, partnerCoupon, type CouponTab, type CouponView } from './parts/words';

export interface CouponList {
  readonly tab: CouponTab;
  readonly coupons: readonly CouponView[];
}

/** The person's coupons by state, ours and those of partners. */
export class CouponsModel {
  readonly list = new Resource(() => this.fetch());
  readonly counts = new Resource(() => call(contentCalls.queryCouponNode, { node: '1,2' }));
  tab: CouponTab = 'available';

  constructor() {
    makeObservable(this, { tab: observable });
  }

  async load(): Promise<void> {
    await Promise.all([this.list.load(), this.counts.load()]);
  }

  /** A coupon may have been used by now. */
  shown(): Promise<void> {
    return this.load();
  }

  async show(tab: CouponTab): Promise<void> {
    runInAction(() => {
      this.tab = tab;
    });
    await this.list.load();
  }

  /** Undefined for the tabs that are not counted. */
  countOf(tab: CouponTab): number | undefined {
    const { availableNum, tripartiteAvailableNum } = this.counts.value ?? {};
    if (tab === 'available') return availableNum;
    return tab === 'tripartite' ? tripartiteAvailableNum : undefined;
  }

  openUse({ kind, no, loanNo }: NonNullable<CouponView['used']>): Promise<void> {
    if (loanNo !== '') return go('loanDetail', { loanNo });
    return kind === 'loan' ? go('loanDetail', { loanNo: no }) : go('repaymentDetail', { repayNo: no });
  }

  borrow(): Promise<void> {
    return startLoan();
  }

  private async fetch(): Promise<CouponList> {
    const { tab } = this;
    if (tab === 'tripartite') {
      const { list, today } = await call(benefitsCalls.queryTripartiteCoupon, {});
      return { tab, coupons: list.map((coupon) => partnerCoupon(coupon, today)) };
    }
    const { list } = await call(couponCalls.queryCoupon, { state: tab });
    return { tab, coupons: list.map((coupon) => ownCoupon(coupon, tab)) };
  }
}
