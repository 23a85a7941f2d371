import { computed, makeObservable, observable, runInAction } from 'mobx';
import { OrderPad, type Sending } from '@/features/moneyOrder';
import type { Transfers } from '@/domain/repay/transfers';
import { payBesides } from '@/features/transfers';
import { pointOut } from '@/model/pointOut';
import { Resource } from '@/model/resource';
import { Poll } from '@/model/poll';
import { go, replace, returnTo, type PageParams } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { ENTRY_STEP } from './parts/entryParams';
import { earlyNote, linesOf, type PaymentLine } from './parts/paymentLines';
import { Payment } from './parts/payment';
import {
  changesBetween,
  loansToGiveBack,
  type LoanToGiveBack,
  repayDraft,
  repayment,
  type RepayOutcome,
  underWay,
} from '@/features/repaying';
import { paidBefore } from './parts/paidBefore';
import { fetchPending } from './parts/pending';
import { partOf } from './parts/refusedPart';
import { sendingOf } from './parts/sendingOf';
import { EXIT_OVER, RESULT } from './parts/texts';
import { leave } from './parts/wayBack';

/** The confirmation of a payment: what the person pays and how. Then the trade password, and the payment is sent once. */
export class RepayConfirmModel {
  readonly payment = new Payment();
  /** The names of the loans of a due payment, and the loans with an interest-free exit. If this call fails, the page does not show them. */
  readonly pending = new Resource(fetchPending);
  /** Differences from the quote that the person had seen. */
  changes: readonly string[] = [];
  /** Why the payment was quoted again. */
  notice = '';
  /** Why the payment as a whole was refused. */
  problem = '';
  /** Number of a payment that the bank has not decided on, also from another device: no other payment can start. */
  unsettled = '';
  transfers: Transfers = [];
  /** The sheet with the pad is open. */
  asking = false;
  readonly pad = new OrderPad(
    repayment,
    () => this.order(),
    (outcome) => this.after(outcome),
  );
  private readonly poll = new Poll(async () => {
    const waited = this.unsettled !== '';
    await this.lookForOpen();
    if (this.unsettled !== '') return true;
    // The other payment is decided: what is owed may be less now.
    if (waited) await Promise.all([this.pending.load(), this.requote()]);
    return false;
  });
  private readonly backUrl: string | undefined;
  private readonly productType: string | undefined;
  private readonly loanNos: string | undefined;
  /** The person came through the entry. */
  private readonly stepped: boolean;

  constructor(params: PageParams) {
    this.backUrl = params.get('backUrl');
    this.productType = params.get('productType');
    this.loanNos = params.get('loanNos');
    this.stepped = params.get('step') === ENTRY_STEP;
    makeObservable(this, {
      lines: computed,
      note: computed,
      changes: observable.ref,
      notice: observable,
      problem: observable,
      unsettled: observable,
      transfers: observable.ref,
      asking: observable,
    });
  }

  /** After a reload during a payment, its result comes first. Opened directly, without a choice of loans: the entry asks for it. */
  async load(): Promise<void> {
    const { underWay } = repayment;
    if (underWay !== undefined) return this.toResult(underWay);
    const { kind, productType, backUrl, loanNos } = this;
    if (kind === '') return replace('repayEntry', { productType, backUrl, loanNos });
    await Promise.all([this.payment.load(), this.pending.load(), this.poll.now()]);
    if (this.payment.unfit !== '') return this.backToSum();
    // The page before was open when the last day of the cooling-off ended.
    if (this.payment.exitOver !== '') this.set({ notice: EXIT_OVER(this.payment.exitOver) });
  }

  /** Back from adding a card, or after a while. */
  async shown(): Promise<void> {
    if (this.pad.busy || this.asking) return;
    // The quote is judged by the time in their answers.
    await Promise.all([this.payment.cards.load(), this.poll.now()]);
    if (!this.payment.pricedBefore) await this.requote();
  }

  dispose(): void {
    this.pad.dispose();
    this.poll.stop();
  }

  /** The loans of the payment; of a person's only loan nothing is said besides the kind. */
  get lines(): readonly PaymentLine[] {
    const { value: pending } = this.pending;
    const several = this.kind === 'due' || (pending?.loans.length ?? 0) > 1;
    return several ? linesOf(this.payment.quote.value, pending) : [];
  }

  /** The loans of the payment are above its amounts: until the loans are there, show nothing of the payment. */
  get linesUnderWay(): boolean {
    return this.pending.state === 'loading';
  }

  get note(): string {
    return this.kind === 'due' ? earlyNote(this.lines, this.pending.value?.today ?? '') : '';
  }

  /** Loans of this payment that could be given back without interest instead; none while the bank decides on a repayment. */
  get toGiveBack(): readonly LoanToGiveBack[] {
    const { kind, loanNos } = repayDraft.get();
    if (kind === 'coolingOff' || this.unsettled !== '') return [];
    return loansToGiveBack(this.pending.value?.loans, loanNos);
  }

  get kind() {
    return repayDraft.get().kind;
  }

  openResult(): Promise<void> {
    return go('repayResult', { requestNo: this.unsettled, backUrl: this.backUrl });
  }

  /** Opens the pad; while a transfer is under review, asks first. */
  async ask(): Promise<void> {
    if (this.unsettled !== '' || this.payment.cards.card === undefined || this.payment.requoting) return;
    if (this.transfers.length > 0 && !(await payBesides(this.transfers))) return;
    this.pad.digits.put('');
    this.set({ asking: true, changes: [], notice: '', problem: '' });
  }

  /** A new trade password; this page stays below it. Does nothing while a payment is under way. */
  async forgotten(): Promise<void> {
    if (this.pad.busy) return;
    this.closePad();
    await go('resetPassword');
  }

  /** Does nothing while a payment is under way. */
  closePad(): void {
    if (this.pad.busy) return;
    this.pad.digits.put('');
    this.set({ asking: false });
  }

  /** One step back: a part to its sum, anything else to the page where it was chosen. */
  back(): Promise<void> {
    const { kind, loanNos } = repayDraft.get();
    if (kind === 'due') {
      return this.stepped
        ? replace('repayEntry', { productType: this.productType, backUrl: this.backUrl })
        : leave(this.backUrl);
    }
    const [loanNo] = loanNos;
    if (loanNo === undefined || (kind !== 'partial' && this.backUrl)) return leave(this.backUrl);
    return returnTo(kind === 'partial' ? 'partRepay' : 'iouDetails', { loanNo });
  }

  leave(): Promise<void> {
    return leave(this.backUrl);
  }

  readonly useCoupon = async (id: string): Promise<void> =>
    this.set({ changes: await this.payment.useCoupon(id), notice: '' });

  private order(): Sending | undefined {
    const quote = this.payment.quote.value;
    const { card } = this.payment.cards;
    return quote && card && sendingOf(quote, card.cardId);
  }

  private async after(outcome: RepayOutcome): Promise<void> {
    if (outcome.kind === 'sent') return this.toResult(outcome.requestNo);
    if (outcome.kind !== 'refused') return;
    this.set({ asking: false });
    const { refusal, message } = outcome;
    switch (partOf(refusal)) {
      case 'paidBefore':
        return paidBefore(message);
      case 'card':
        return this.payment.cards.refuse(refusal === 'bankDeclined' ? RESULT.declined : message);
      case 'protocol':
        return this.payment.cards.refuse(message, 'renew');
      case 'coupon':
        await this.payment.coupons.refuse(message);
        return this.requote();
      case 'changed':
        return this.requote(message);
      case 'payment':
        return this.notNow(message);
    }
  }

  /** If the bank has not decided on a payment, the page shows that one, with a link to its result. */
  private async notNow(message: string): Promise<void> {
    await this.lookForOpen();
    this.set({ problem: this.unsettled === '' ? message : '' });
  }

  private async lookForOpen(): Promise<void> {
    const { unsettled = '', transfers } = await underWay();
    const { loanNos } = repayDraft.get();
    this.set({ unsettled, transfers: transfers.filter(({ loanNo }) => loanNos.includes(loanNo)) });
  }

  /** Requests a new quote and shows what changed; if nothing changed, shows the reason for the new quote. */
  private async requote(reason = ''): Promise<void> {
    const before = this.payment.quote.value;
    await this.payment.requote();
    if (this.payment.unfit !== '') return this.backToSum();
    const { value: after } = this.payment.quote;
    if (before === undefined || after === undefined || before === after) return;
    const { exitOver } = this.payment;
    const changes = [exitOver, ...changesBetween(before, after)].filter(Boolean);
    if (!this.asking && (changes.length > 0 || reason !== '')) pointOut({ sent: true });
    if (changes.length > 0) this.set({ changes, notice: '' });
    else if (reason !== '') this.set({ changes: [], notice: `${reason}。金额没有变，可以继续还款` });
  }

  /** The sum of a partial repayment no longer fits: the page where it is entered shows today's bounds. */
  private backToSum(): Promise<void> {
    feedback.toast(this.payment.unfit);
    return this.back();
  }

  private toResult(requestNo: string): Promise<void> {
    return replace('repayResult', { requestNo, backUrl: this.backUrl });
  }

  private set(
    changes: Partial<Pick<this, 'changes' | 'notice' | 'problem' | 'unsettled' | 'transfers' | 'asking'>>,
  ): void {
    runInAction(() => {
      Object.assign(this, changes);
    });
  }
}
