import { makeAutoObservable } from 'mobx';
import { MOST_VOUCHERS, offlineCalls } from '@/contract/offline';
import { addDays, later } from '@/domain/dates/civil';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { PictureUploads } from '@/features/pictures';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves, type PageParams, replace } from '@/navigation';
import { call } from '@/request';
import { copy } from '@/stores/copy';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { followedDay } from '@/stores/followedDay';
import { numberIn, VOUCHERS, type OfflineFacts } from './parts/offline';
import { OFFLINE } from './parts/offlineTexts';

/** A transfer may be reported until this many days after its day (gateway/handlers/offline). */
const DAYS_BACK = 60;

/** A bank transfer that repays a loan: to which account, how much, and its vouchers. */
export class OfflineRepayModel {
  private readonly moves = new PageMoves();
  readonly facts = new Resource(() => this.fetch());
  readonly uploads = new PictureUploads(VOUCHERS);
  readonly form = new Form({
    amount: new Field('', {
      check: (text) => (parseYuan(text) ? '' : OFFLINE.amountWrong),
      keep: (amount) => this.keep({ amount }),
    }),
    paidOn: new Field('', {
      check: (day) => (day === '' ? OFFLINE.dayMissing : ''),
      keep: (paidOn) => this.keep({ paidOn }),
    }),
  });
  /** '' if the address has no valid loan number. */
  readonly loanNo: string;

  constructor(params: PageParams) {
    this.loanNo = numberIn(params, 'loanNo');
    makeAutoObservable(this, { facts: false, uploads: false, form: false, loanNo: false });
    const draft = drafts.get('offline');
    if (draft.loanNo !== this.loanNo) return;
    this.form.fields.amount.put(draft.amount);
    this.form.fields.paidOn.put(draft.paidOn);
  }

  async load(): Promise<void> {
    if (this.loanNo !== '') await this.facts.load();
  }

  /** Back from the bank's app, perhaps on another day. Typed text and uploads stay. */
  shown(): Promise<void> {
    return this.load();
  }

  dispose(): void {
    this.uploads.clear();
  }

  /** Vouchers from an earlier visit. */
  get earlier(): OfflineFacts['waiting'] {
    return (this.facts.value?.waiting ?? []).filter(({ fileId }) => !this.uploads.onFile.has(fileId));
  }

  /** How many pictures this visit can have. */
  get most(): number {
    return Math.max(this.uploads.items.length, MOST_VOUCHERS - this.earlier.length);
  }

  /** First and last day that may be chosen, by the server's day, also if a new day begins while the page is open. */
  get days(): { readonly min: string; readonly max: string } {
    const max = later(this.facts.value?.today ?? '', followedDay.today());
    return { min: addDays(max, -DAYS_BACK), max };
  }

  /** Why the last transfer of this loan was refused; '' if it was not. */
  get refused(): string {
    const last = this.facts.value?.last;
    return last?.loanNo === this.loanNo && last.state === 'refused' ? last.reason : '';
  }

  copy(text: string): Promise<void> {
    return copy(text);
  }

  add(): Promise<void> {
    this.uploads.say('');
    return this.uploads.add();
  }

  async removeEarlier(fileId: string): Promise<void> {
    await this.form.submission.run(async () => {
      await VOUCHERS.remove(fileId);
      await this.facts.load();
    });
  }

  toOverview(): Promise<void> {
    return replace('repay');
  }

  async submit(): Promise<void> {
    const { uploads } = this;
    if (!this.form.check()) return;
    if (uploads.running) return uploads.stop(OFFLINE.vouchersRunning);
    if (uploads.items.length + this.earlier.length === 0) return uploads.stop(OFFLINE.vouchersMissing);
    await this.form.submit(
      () => this.send(),
      this.form.refusalsOf(offlineCalls.offlineSubmit, {
        offlineAmountWrong: 'amount',
        offlineDayWrong: 'paidOn',
        offlineBeforeLoan: 'paidOn',
        voucherMissing: 'form',
        voucherUnknown: 'form',
        offlineOpen: 'form',
        loanUnknown: 'form',
      }),
    );
  }

  private async send(): Promise<void> {
    const { loanNo, uploads } = this;
    const { amount, paidOn } = this.form.fields;
    const fileIds = [...this.earlier.map(({ fileId }) => fileId), ...uploads.onFile];
    // A retry of the same transfer has the same number; a new try after a refusal has a new one.
    const subject = [loanNo, amount.value, paidOn.value, this.facts.value?.last?.offlineNo ?? ''].join('|');
    const { offlineNo } = await call(offlineCalls.offlineSubmit, {
      loanNo,
      amount: toYuan(parseYuan(amount.value) ?? 0),
      paidOn: paidOn.value,
      fileIds,
      requestNo: drafts.requestNo('offline', subject),
    });
    drafts.drop('offline');
    feedback.toast(OFFLINE.submitted);
    await this.moves.replace('offlineResult', { offlineNo });
  }

  private keep(changes: { readonly amount?: string; readonly paidOn?: string }): void {
    drafts.keep('offline', { loanNo: this.loanNo, ...changes });
  }

  /** While a transfer is under review there is nothing to send: show its result. */
  private async fetch(): Promise<OfflineFacts> {
    const facts = await call(offlineCalls.offlineQuery, {});
    if (facts.last?.state === 'reviewing')
      await this.moves.replace('offlineResult', { offlineNo: facts.last.offlineNo });
    return facts;
  }
}
