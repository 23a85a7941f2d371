import { makeObservable, observable, runInAction } from 'mobx';
import { repayCalls } from '@/contract/repay';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { CallFailure } from '@/request';
import { PayingCard } from './cards';
import { CouponChoice } from './coupons';
import { fetchQuote, type Quote } from './quote';
import { repayDraft } from './repayDraft';

/** What the repayment in the draft costs, and what pays it. */
export class Payment {
  /** Undefined: there is nothing to pay. */
  readonly quote = new Resource<Quote | undefined>(() => this.ask());
  readonly cards = new PayingCard();
  readonly coupons = new CouponChoice();
  /** A new quote is being asked for while the old one still shows. */
  requoting = false;

  constructor() {
    makeObservable(this, { requoting: observable });
  }

  /** Without its coupons it works as well. */
  async load(): Promise<void> {
    const coupons = this.takesCoupons ? this.coupons.list.load() : undefined;
    await Promise.all([this.quote.load(), this.cards.list.load(), coupons]);
  }

  /** The quote anew; the old one shows until the new one is there. */
  async requote(): Promise<void> {
    this.setRequoting(true);
    await this.quote.load();
    this.setRequoting(false);
  }

  async useCoupon(couponId: string): Promise<void> {
    this.coupons.choose(couponId);
    await this.requote();
  }

  addCard(): Promise<void> {
    return go('addBankCard');
  }

  /** In the cooling-off period there is no interest that one could take something off. */
  get takesCoupons(): boolean {
    return repayDraft.get().kind !== 'coolingOff';
  }

  /** Nor is there any in some payoffs; only the quote tells. What was wrong with a coupon stands there all the same. */
  get offersCoupons(): boolean {
    const { interest = 0 } = this.quote.value ?? {};
    return this.takesCoupons && (interest > 0 || this.coupons.error !== '');
  }

  private async ask(): Promise<Quote | undefined> {
    const { kind, loanNos, couponId } = repayDraft.get();
    if (kind === '' || loanNos.length === 0) return undefined;
    const coupon = couponId !== '' && this.takesCoupons ? { couponId } : {};
    try {
      return await fetchQuote({ kind, loanNos: [...loanNos], ...coupon });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const refusal = refusalName(repayCalls.repaymentTrial, failure);
      if (refusal === 'nothingToPay') return undefined;
      if (refusal !== 'couponGone' || couponId === '') throw failure;
      this.coupons.refuse(failure.message);
      return this.ask();
    }
  }

  private setRequoting(requoting: boolean): void {
    runInAction(() => {
      this.requoting = requoting;
    });
  }
}
