import { computed, makeObservable } from 'mobx';
import { formatChinese } from '@/domain/dates/civil';
import { Resource } from '@/model/resource';
import { Submission } from '@/model/submission';
import { replace, type PageParams } from '@/navigation';
import { channel } from '@/stores/channel';
import { readEntryParams, type EntryParams } from './parts/entryParams';
import { Payment } from './parts/payment';
import { dueLoans, fetchPending, type OpenLoan, type Pending } from './parts/pending';
import type { Quote } from './parts/quote';
import { repayDraft } from './parts/repayDraft';
import { repayment } from './parts/repayment';
import { leave } from './parts/wayBack';

/** A line of the payment, with its loan if known. */
export interface EntryLine {
  readonly item: Quote['items'][number];
  readonly loan: OpenLoan | undefined;
}

/** The step before the confirmation: which loans, what each costs, and the means of payment. */
export class RepayEntryModel {
  readonly pending = new Resource(() => this.fetch());
  readonly payment = new Payment();
  readonly going = new Submission();
  private readonly wanted: EntryParams;

  constructor(params: PageParams) {
    this.wanted = readEntryParams(params);
    makeObservable(this, { lines: computed, note: computed, mayGoOn: computed });
  }

  async load(): Promise<void> {
    const unsettled = await repayment.openQuestion();
    if (unsettled !== undefined) return this.toResult(unsettled);
    await this.pending.load();
  }

  /** Back from adding a card, or after a while: the debt may have changed. */
  async shown(): Promise<void> {
    if (this.pending.state === 'ready') await this.payment.load();
    else await this.load();
  }

  get lines(): readonly EntryLine[] {
    const loans = this.pending.value?.loans ?? [];
    return (this.payment.quote.value?.items ?? []).map((item) => ({
      item,
      loan: loans.find(({ loanNo }) => loanNo === item.loanNo),
    }));
  }

  /** Note before the due date: paying today costs neither more nor less. */
  get note(): string {
    const { today = '' } = this.pending.value ?? {};
    const dates = this.lines.flatMap(({ loan }) => loan?.due?.date ?? []);
    const first = [...dates].sort()[0];
    if (first === undefined || first <= today) return '';
    return `还没到还款日（${formatChinese(first)}），今天还也只收这一期的金额，没有其他费用`;
  }

  get mayGoOn(): boolean {
    return this.payment.quote.value !== undefined && this.payment.cards.card !== undefined;
  }

  async next(): Promise<void> {
    const { card } = this.payment.cards;
    if (card === undefined) return;
    await this.going.run(() => {
      repayDraft.keep({ cardId: card.cardId });
      return replace('repayConfirm', this.way);
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
    repayDraft.begin('due', this.choose(pending));
    await this.payment.load();
    return pending;
  }

  /** The loans in the address, otherwise those chosen before, otherwise the due ones; loans paid off meanwhile are dropped. */
  private choose(pending: Pending): readonly string[] {
    const { kind, loanNos } = repayDraft.get();
    const open = new Set(pending.loans.map(({ loanNo }) => loanNo));
    const due = dueLoans(pending).map(({ loanNo }) => loanNo);
    const wishes = [this.wanted.loanNos, kind === 'due' ? loanNos : [], due];
    return wishes.map((wish) => wish.filter((no) => open.has(no))).find((wish) => wish.length > 0) ?? [];
  }
}
