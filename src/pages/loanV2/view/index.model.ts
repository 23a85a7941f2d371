import { makeObservable, observable, reaction, runInAction } from 'mobx';
import { startCredit } from '@/features/entry';
import { checkInitData } from '@/features/initData';
import { callService } from '@/features/serviceCall';
import { Resource } from '@/model/resource';
import { go, replace, type PageParams } from '@/navigation';
import { feedback } from '@/stores/feedback';
import { isOpen, loadEntry, type Entry } from '../parts/entryFacts';
import { LiveTrial } from '../parts/liveTrial';
import { loanDraft } from '../parts/loanDraft';
import { LoanForm, type LoanField } from '../parts/loanForm';
import { openDrawing } from '../parts/nextStep';
import { sayFailure } from '../parts/failures';
import { openQuestion } from '../parts/sentDrawing';
import { RETURN_NOTES } from '../parts/texts';

/** Refusals that belong to a field. */
const FIELDS: Readonly<Record<string, LoanField>> = {
  '100801': 'amount',
  '100802': 'plan',
  '100803': 'plan',
  '100808': 'coupon',
  '100809': 'card',
};

/** Loan entry: what is borrowed, for how long and how it is repaid, with a live trial. */
export class LoanModel {
  readonly form = new LoanForm();
  readonly trial = new LiveTrial();
  readonly facts = new Resource(() => this.fetch());
  busy = false;
  private restored = false;
  private readonly stops = [
    reaction(
      () => this.form.trialInput,
      (input) => this.trial.want(input),
    ),
    reaction(
      () => this.form.entered,
      (entered) => this.restored && loanDraft.keep(entered),
    ),
  ];

  constructor(readonly params: PageParams) {
    makeObservable(this, { busy: observable });
  }

  load(): Promise<void> {
    checkInitData('loan', this.params);
    return this.facts.load();
  }

  /** Back from a card that was added, or from the confirmation. */
  shown(): Promise<void> {
    return this.facts.load();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.trial.dispose();
  }

  /** Why the person is here again. */
  get note(): string {
    const note = this.params.get('note') ?? '';
    return Object.prototype.hasOwnProperty.call(RETURN_NOTES, note) ? (RETURN_NOTES[note] ?? '') : '';
  }

  /** What stands beside a field: of the form itself, or of the trial's refusal. */
  errorOf(field: LoanField): string {
    const { failure } = this.trial;
    const refused = failure !== undefined && FIELDS[failure.code] === field ? failure.message : '';
    return (field === 'amount' ? this.form.amountError : this.form.errors[field]) || refused;
  }

  /** The trial did not come, for a reason that is no field's. */
  get trialFailure(): { readonly message: string; readonly traceNo: string } | undefined {
    const { failure } = this.trial;
    return failure === undefined || FIELDS[failure.code] !== undefined ? undefined : failure;
  }

  addCard(): Promise<void> {
    return go('addBankCard');
  }

  applyForCredit(): Promise<void> {
    return startCredit();
  }

  askWhy(): Promise<void> {
    return callService();
  }

  async next(): Promise<void> {
    if (this.busy) return;
    const wrong = this.form.check();
    if (wrong !== undefined) {
      feedback.toast(wrong);
      return;
    }
    this.setBusy(true);
    try {
      if ((await this.trial.settle()) !== undefined) await this.open();
      else this.sayTrial();
    } catch (failure) {
      this.refused(failure);
    } finally {
      this.setBusy(false);
    }
  }

  /** The failure stands beside its field as well, but that may be out of sight. */
  private sayTrial(): void {
    const { failure } = this.trial;
    if (failure !== undefined) feedback.toast(failure.message);
  }

  private async open(): Promise<void> {
    this.form.fixCoupon();
    await go(loanDraft.get().usageRead ? await openDrawing() : 'loanUsageTip');
  }

  private refused(failure: unknown): void {
    const { code, message } = sayFailure(failure);
    const field = FIELDS[code];
    if (field !== undefined) this.form.say(field, message);
  }

  private async fetch(): Promise<Entry> {
    const unsettled = await openQuestion();
    if (unsettled !== undefined) void replace('loanSuccess', { requestNo: unsettled });
    if (!this.restored) {
      this.form.restore();
      this.restored = true;
    }
    const entry = await loadEntry();
    if (isOpen(entry)) this.form.take(entry);
    return entry;
  }

  private setBusy(busy: boolean): void {
    runInAction(() => {
      this.busy = busy;
    });
  }
}
