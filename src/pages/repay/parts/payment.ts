import { makeObservable, observable, runInAction } from 'mobx';
import type { RefusalName } from '@/contract';
import { repayCalls } from '@/contract/repay';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { CallFailure } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { PayingCard } from './cards';
import { CouponChoice } from './coupons';
import { changesBetween, fetchQuote, type Quote, repayDraft } from '@/features/repaying';
import { readQuote } from './readQuote';

/** Sum and plan of a partial repayment; undefined for any other payment, and without a sum. */
function partialWish() {
  const { kind, amount, plan } = repayDraft.get();
  const fen = parseYuan(amount.replace(/\.$/, ''));
  return kind === 'partial' && fen !== undefined && plan !== '' ? { amount: toYuan(fen), plan } : undefined;
}

type Refusal = RefusalName<typeof repayCalls.repaymentTrial>;

const UNFIT: ReadonlySet<Refusal> = new Set<Refusal>([
  'partialTooSmall',
  'partialCoversAll',
  'planUnavailable',
]);

/** A quote of an earlier day is valid until its end, although the new day costs more. */
const isOfEarlierDay = ({ payable, on, endsAt }: Quote): boolean =>
  payable && on < serverDay.today() && serverDay.now() < endsAt;

/** Cost of the repayment in the draft, and its means of payment. */
export class Payment {
  /** Undefined: there is nothing to pay. */
  readonly quote = new Resource<Quote | undefined>(() => this.ask());
  readonly cards = new PayingCard();
  readonly coupons = new CouponChoice();
  /** A new quote is loading; the old one still shows. */
  requoting = false;
  /** Why this quote is that of the payoff: the loan can no longer be ended for its principal alone. '' otherwise. */
  exitOver = '';
  /** Why the sum of a partial repayment does not fit the debt any more; '' otherwise. */
  unfit = '';

  constructor() {
    makeObservable(this, { requoting: observable });
  }

  /** If the coupons cannot be loaded, the payment works without them. */
  async load(): Promise<void> {
    const coupons = this.takesCoupons ? this.coupons.list.load() : undefined;
    const read = readQuote.take();
    const quote = read !== undefined && isOfEarlierDay(read) ? this.quote.put(read) : this.quote.load();
    await Promise.all([quote, this.cards.load(), coupons]);
  }

  /** Requests a new quote; the old one shows until then. */
  async requote(): Promise<void> {
    this.setRequoting(true);
    this.exitOver = '';
    await this.quote.load();
    // A coupon may have expired since, chosen or not.
    if (this.takesCoupons) await this.coupons.list.load();
    this.setRequoting(false);
  }

  /** A quote that the person has read is not requested again. */
  get pricedBefore(): boolean {
    const { value: quote } = this.quote;
    return quote !== undefined && isOfEarlierDay(quote);
  }

  /** Uses this coupon, or none (''). If this needs a quote of a new day, resolves with the other changes; otherwise with none. */
  async useCoupon(couponId: string): Promise<readonly string[]> {
    const { value: before } = this.quote;
    this.coupons.choose(couponId);
    await this.requote();
    const { value: after } = this.quote;
    return before && after && before.on !== after.on ? changesBetween(before, after) : [];
  }

  addCard(): Promise<void> {
    return go('addBankCard');
  }

  /** The page of the paying card, where its protocol is renewed. */
  async renewCard(): Promise<void> {
    const { card } = this.cards;
    if (card !== undefined) await go('cardDetails', { cardId: card.cardId });
  }

  /** In the cooling-off period there is no interest that a coupon could reduce. */
  get takesCoupons(): boolean {
    return repayDraft.get().kind !== 'coolingOff';
  }

  /** Some payoffs have no interest either; only the quote tells. An error of the coupon shows even then. */
  get offersCoupons(): boolean {
    const { interest = 0 } = this.quote.value ?? {};
    return this.takesCoupons && (interest > 0 || this.coupons.error !== '');
  }

  private async ask(): Promise<Quote | undefined> {
    const { kind, loanNos, couponId } = repayDraft.get();
    if (kind === '' || loanNos.length === 0) return undefined;
    this.unfit = '';
    const partial = partialWish();
    if (kind === 'partial' && partial === undefined) return undefined;
    const coupon = couponId !== '' && this.takesCoupons ? { couponId } : {};
    try {
      return await fetchQuote({ kind, loanNos: [...loanNos], ...coupon, ...partial });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const refusal = refusalName(repayCalls.repaymentTrial, failure);
      if (refusal === 'nothingToPay') return undefined;
      if (!(await this.mend(refusal, failure.message))) throw failure;
      return this.ask();
    }
  }

  /** Drops choices that have expired since; false if there are none. */
  private async mend(refusal: Refusal | undefined, why: string): Promise<boolean> {
    const { kind, loanNos, couponId } = repayDraft.get();
    if (refusal === 'couponGone' && couponId !== '') {
      await this.coupons.refuse(why);
      return true;
    }
    if (refusal !== undefined && UNFIT.has(refusal)) this.unfit = why;
    if (refusal !== 'coolingOffOver' || kind !== 'coolingOff') return false;
    repayDraft.begin('payoff', loanNos);
    this.exitOver = why;
    return true;
  }

  private setRequoting(requoting: boolean): void {
    runInAction(() => {
      this.requoting = requoting;
    });
  }
}
