import { makeObservable, observable, runInAction } from 'mobx';
import { relaunch, replace, returnTo, type PageParams } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { pay, type PayOutcome } from './parts/pay';
import { Payment } from './parts/payment';
import { changesBetween } from './parts/quote';
import { repayDraft } from './parts/repayDraft';
import { leave } from './parts/wayBack';

/** The last look at what is paid; then the trade password, and the payment once. */
export class RepayConfirmModel {
  readonly payment = new Payment();
  /** What differs from the quote that the person had seen. */
  changes: readonly string[] = [];
  /** Said about the payment as a whole. */
  notice = '';
  /** The sheet with the pad. */
  asking = false;
  digits = '';
  padError = '';
  busy = false;
  private left = false;
  private readonly backUrl: string | undefined;
  private readonly productType: string | undefined;

  constructor(params: PageParams) {
    this.backUrl = params.get('backUrl');
    this.productType = params.get('productType');
    makeObservable(this, {
      changes: observable.ref,
      notice: observable,
      asking: observable,
      digits: observable,
      padError: observable,
      busy: observable,
    });
  }

  /** A reload in the middle of a payment: what became of it comes first. */
  async load(): Promise<void> {
    const { sent, requestNo } = repayDraft.get();
    if (sent && requestNo !== '') return this.toResult(requestNo);
    await this.payment.load();
  }

  /** Back from adding a card, or after a while. */
  async shown(): Promise<void> {
    if (this.busy || this.asking) return;
    await Promise.all([this.payment.cards.list.load(), this.requote()]);
  }

  dispose(): void {
    this.left = true;
    this.digits = '';
  }

  get kind() {
    return repayDraft.get().kind;
  }

  ask(): void {
    if (this.payment.cards.card === undefined || this.payment.requoting) return;
    this.set({ asking: true, digits: '', padError: '', notice: '' });
  }

  /** Not while a payment is under way. */
  closePad(): void {
    if (!this.busy) this.set({ asking: false, digits: '' });
  }

  type(digits: string): void {
    this.set({ digits, ...(digits === '' ? {} : { padError: '' }) });
  }

  async submit(password: string): Promise<void> {
    const { value: quote } = this.payment.quote;
    const { card } = this.payment.cards;
    if (this.busy || quote === undefined || card === undefined) return;
    this.set({ busy: true });
    const order = { quoteId: quote.quoteId, cardId: card.cardId };
    try {
      await this.after(await pay(order, password, () => !this.left));
    } finally {
      this.set({ busy: false, digits: '' });
    }
  }

  /** One step back: a choice of loans to where they were chosen, one loan to its page. */
  back(): Promise<void> {
    const { kind, loanNos } = repayDraft.get();
    if (kind === 'due') {
      return replace('repayEntry', { productType: this.productType, backUrl: this.backUrl });
    }
    const [loanNo] = loanNos;
    return loanNo === undefined ? leave(this.backUrl) : returnTo('iouDetails', { loanNo });
  }

  leave(): Promise<void> {
    return leave(this.backUrl);
  }

  private async after(outcome: PayOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'ended':
        return;
      case 'sent':
        return this.toResult(outcome.requestNo);
      case 'password':
        return this.set({ padError: outcome.message });
      case 'paidBefore':
        return this.paidBefore(outcome.message);
      case 'card':
        this.set({ asking: false });
        return this.payment.cards.refuse(outcome.message);
      case 'coupon':
        this.set({ asking: false });
        this.payment.coupons.refuse(outcome.message);
        return this.requote();
      case 'changed':
        this.set({ asking: false });
        return this.requote(outcome.message);
      case 'refused':
        return this.set({ asking: false, notice: outcome.message });
    }
  }

  /** The same anew; what has changed is said, and where nothing has, why it was asked for anew. */
  private async requote(reason = ''): Promise<void> {
    const before = this.payment.quote.value;
    await this.payment.requote();
    const { value: after } = this.payment.quote;
    if (before === undefined || after === undefined || before === after) return;
    const changes = changesBetween(before, after);
    if (changes.length > 0) this.set({ changes, notice: '' });
    else if (reason !== '') this.set({ changes: [], notice: `${reason}。金额没有变，可以继续还款` });
  }

  private async paidBefore(message: string): Promise<void> {
    this.set({ asking: false });
    await feedback.confirm({
      title: message,
      content: '没有重复扣款。可以在借还记录里看到这笔还款',
      confirmText: '我知道了',
      cancelText: null,
    });
    await relaunch('repay');
  }

  private toResult(requestNo: string): Promise<void> {
    const { kind } = repayDraft.get();
    return replace('repayResult', { requestNo, kind, backUrl: this.backUrl });
  }

  private set(
    changes: Partial<Pick<this, 'changes' | 'notice' | 'asking' | 'digits' | 'padError' | 'busy'>>,
  ): void {
    runInAction(() => {
      Object.assign(this, changes);
    });
  }
}
