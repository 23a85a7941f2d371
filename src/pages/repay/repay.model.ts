import { computed, makeObservable } from 'mobx';
import type { Transfers } from '@/domain/repay/transfers';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { replace, type PageParams } from '@/navigation';
import { channel } from '@/stores/channel';
import { ENTRY_STEP, readEntryParams, type EntryParams } from './parts/entryParams';
import {
  giveBack,
  loansToGiveBack,
  type LoanToGiveBack,
  openRepayment,
  repayDraft,
} from '@/features/repaying';
import { earlyNote, linesOf, type PaymentLine } from './parts/paymentLines';
import { Payment } from './parts/payment';
import { dueLoans, fetchPending, type Pending } from './parts/pending';
import { readQuote } from './parts/readQuote';
import { leave } from './parts/wayBack';

/**
 * The step before the confirmation, for a link that does not say everything: which loans, what each costs, and how to pay. A link
 * with all parameters goes straight to the confirmation, which asks for the rest.
 */
export class RepayEntryModel {
  readonly pending = new Resource(() => this.fetch());
  readonly payment = new Payment();
  /** Loads the debt once more; the chosen loans stay. */
  private readonly renewed = new Resource(fetchPending);
  readonly going = new Submission();
  private readonly wanted: EntryParams;

  constructor(params: PageParams) {
    this.wanted = readEntryParams(params);
    makeObservable(this, { lines: computed, note: computed, mayGoOn: computed });
  }

  async load(): Promise<void> {
    const unsettled = await openRepayment();
    if (unsettled !== undefined) return this.toResult(unsettled);
    await this.pending.load();
  }

  /** Back from adding a card, or after a while: the debt may have changed. */
  async shown(): Promise<void> {
    if (this.pending.state !== 'ready') return this.load();
    await Promise.all([this.renewed.load(), this.payment.load()]);
    const { value, failure } = this.renewed;
    if (value !== undefined && failure === undefined) this.pending.put(value);
  }

  get lines(): readonly PaymentLine[] {
    return linesOf(this.payment.quote.value, this.pending.value);
  }

  get note(): string {
    return earlyNote(this.lines, this.pending.value?.today ?? '');
  }

  get transfers(): Transfers {
    return this.pending.value?.transfers ?? [];
  }

  /** The chosen loans that can be given back without interest. */
  get toGiveBack(): readonly LoanToGiveBack[] {
    return loansToGiveBack(this.pending.value?.loans, repayDraft.get().loanNos);
  }

  giveBack(loanNo: string): Promise<void> {
    return giveBack(loanNo, this.wanted.backUrl);
  }

  get mayGoOn(): boolean {
    return this.payment.quote.value !== undefined && this.payment.cards.card !== undefined;
  }

  async next(): Promise<void> {
    const { card } = this.payment.cards;
    if (card === undefined) return;
    await this.going.run(() => {
      repayDraft.keep({ cardId: card.cardId });
      readQuote.keep(this.payment.quote.value);
      return replace('repayConfirm', { ...this.way, step: ENTRY_STEP });
    });
  }

  leave(): Promise<void> {
    return leave(this.wanted.backUrl);
  }

  private get way(): { readonly productType: string; readonly backUrl: string | undefined } {
    const { productType = channel.productType, backUrl } = this.wanted;
    return { productType, backUrl };
  }

  private toResult(requestNo: string): Promise<void> {
    return replace('repayResult', { requestNo, backUrl: this.wanted.backUrl });
  }

  private async fetch(): Promise<Pending> {
    const pending = await fetchPending();
    const chosen = this.choose(pending);
    repayDraft.begin('due', chosen);
    if (this.saysAll(chosen)) {
      void replace('repayConfirm', { ...this.way, loanNos: chosen.join(',') });
      return pending;
    }
    await this.payment.load();
    return pending;
  }

  /** The address names the loans, all of them still open, and the way back. */
  private saysAll(chosen: readonly string[]): boolean {
    const { productType, backUrl, loanNos } = this.wanted;
    return Boolean(productType && backUrl) && loanNos.length > 0 && loanNos.join() === chosen.join();
  }

  /** The loans in the address, otherwise those chosen before, otherwise the due ones; loans that are paid off by now are dropped. */
  private choose(pending: Pending): readonly string[] {
    const { kind, loanNos } = repayDraft.get();
    const open = new Set(pending.loans.map(({ loanNo }) => loanNo));
    const due = dueLoans(pending).map(({ loanNo }) => loanNo);
    const wishes = [this.wanted.loanNos, kind === 'due' ? loanNos : [], due];
    return wishes.map((wish) => wish.filter((no) => open.has(no))).find((wish) => wish.length > 0) ?? [];
  }
}
