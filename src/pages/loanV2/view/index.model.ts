import { computed, makeObservable, observable, reaction, runInAction } from 'mobx';
import { LOAN_BLOCKS } from '@/contract/codes';
import { loanCalls } from '@/contract/loan';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { buttonOf, type LoanBlock } from '@/features/blocks';
import { startCredit } from '@/features/entry';
import { checkInitData } from '@/features/initData';
import { refusalName, type Places } from '@/model/form';
import { Resource } from '@/model/resource';
import { go, replace, toTab, type PageParams } from '@/navigation';
import { CallFailure } from '@/request';
import { drawing } from '../parts/drawing';
import { isOpen, loadEntry, type Entry } from '../parts/entryFacts';
import { LiveTrial } from '../parts/liveTrial';
import { loanDraft } from '../parts/loanDraft';
import { LoanForm } from '../parts/loanForm';
import { loanPopups } from '../parts/loanPopups';
import { openDrawing } from '../parts/nextStep';
import type { Plan } from '../parts/plan';
import { Resume } from '../parts/resume';
import { priceOf, type Price } from '../parts/price';
import { planChanges, seenPlan } from '../parts/seenPlan';
import { LOAN_TEXTS, RETURN_NOTES, type ReturnNote } from '../parts/texts';

type LoanField = keyof LoanForm['form']['fields'];

/** What keeps a person from borrowing at all does not belong to a field: the page loads again and says it. */
const BLOCKS = Object.fromEntries(Object.keys(LOAN_BLOCKS).map((name) => [name, 'form'])) as Record<
  keyof typeof LOAN_BLOCKS,
  'form'
>;

/** The field of each refusal: of opening a drawing and of its trial, which share some refusals. */
const FIELDS: Places<typeof loanCalls.addPvpLoanInfo, LoanField> = {
  ...BLOCKS,
  amountOutside: 'amount',
  rateAboveCeiling: 'plan',
  planUnknown: 'plan',
  couponGone: 'coupon',
  cardGone: 'card',
  drawingOpen: 'form',
  usageUnread: 'form',
};

function fieldOf(failure: CallFailure | undefined): LoanField | undefined {
  const name = failure && refusalName(loanCalls.addPvpLoanInfo, failure);
  const field = name && FIELDS[name];
  return field === 'form' ? undefined : field;
}

/** The values of `after` that differ from those before. */
const changed = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof T] !== value),
  ) as Partial<T>;

const isNote = (note: string): note is ReturnNote => Object.keys(RETURN_NOTES).includes(note);

/** Loan entry: amount, term and repayment method, with a live trial. */
export class LoanModel {
  readonly loan = new LoanForm();
  readonly form = this.loan.form;
  readonly trial = new LiveTrial(() => this.loan.estimate);
  readonly resume = new Resume(() => this.loan.restore());
  readonly popups = loanPopups;
  readonly facts = new Resource(() => this.fetch());
  private restored = false;
  private readonly stops = [
    reaction(
      () => this.loan.trialInput,
      (input) => this.trial.want(input),
    ),
    reaction(
      () => this.loan.entered,
      // Only the values changed here: the same page in another window may have changed the others.
      (entered, before) => this.restored && loanDraft.keep(changed(before, entered)),
    ),
    reaction(
      () => this.trial.failure,
      (failure) => failure && this.readAgain(fieldOf(failure), failure.message),
    ),
  ];
  /** The plan that the person has seen and that is no longer valid. */
  private before: Plan | undefined = undefined;
  private readonly why: string;

  constructor(readonly params: PageParams) {
    this.why = params.has('note') ? seenPlan.why : '';
    if (params.has('note')) this.before = seenPlan.plan;
    makeObservable<this, 'before'>(this, { before: observable.ref, changes: computed, price: computed });
  }

  load(): Promise<void> {
    checkInitData('loan', this.params);
    return this.loadAll();
  }

  /** Back from adding a card, or from the confirmation. */
  shown(): Promise<void> {
    const { cardId } = loanDraft.get();
    if (cardId !== '') this.loan.cardChoice.put(cardId);
    return this.loadAll();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.trial.dispose();
  }

  /** Why the person was sent back here. */
  get note(): string {
    const note = this.params.get('note') ?? '';
    if (!isNote(note)) return '';
    return this.why === '' ? RETURN_NOTES[note] : `${this.why}。${RETURN_NOTES[note]}`;
  }

  /** How the plan differs from the one that is no longer valid. */
  get changes(): readonly string[] {
    return this.trial.fresh ? planChanges(this.before, this.trial.plan) : [];
  }

  /** What the drawing costs, at once with every touch: by the trial if it has answered, otherwise by our engine. */
  get price(): Price | undefined {
    const figures = this.trial.fresh ? this.trial.plan : this.loan.estimate;
    return figures && priceOf(figures);
  }

  /** Error of a field: from the form itself, or from a refusal of the trial. */
  errorOf(field: LoanField): string {
    const { failure } = this.trial;
    const refused = failure !== undefined && fieldOf(failure) === field ? failure.message : '';
    return this.form.fields[field].error || refused;
  }

  /** A failure of the trial that belongs to no field. */
  get trialFailure(): CallFailure | undefined {
    const { failure } = this.trial;
    return fieldOf(failure) === undefined ? failure : undefined;
  }

  applyForCredit(): Promise<void> {
    return startCredit();
  }

  /** Home explains the activation and does it. */
  toActivate(): Promise<void> {
    return toTab('home');
  }

  /** The way on for a person who may not borrow now. */
  wayOf({ way }: LoanBlock) {
    return way === 'retry' ? { label: LOAN_TEXTS.askAgain, onPress: () => this.facts.load() } : buttonOf(way);
  }

  /** Another try after a failed trial: what the page says about the line may be what no longer fits. */
  async tryAgain(): Promise<void> {
    await this.facts.load();
    await this.trial.retry();
  }

  next(): Promise<boolean> {
    // Store all inputs of this page now: another window may have stored others, and the app may end before the trial answers.
    loanDraft.goesOn(this.loan.entered);
    return this.form.submit(
      () => this.open(),
      (failure) => this.placed(failure),
    );
  }

  /** Popups appear after the page, and only for a person who may borrow. */
  private async loadAll(): Promise<void> {
    await this.facts.load();
    if (isOpen(this.facts.value)) await this.popups.load();
  }

  private async open(): Promise<void> {
    if (this.trial.failure?.kind === 'network') await this.facts.load();
    if ((await this.trial.settle()) === undefined) {
      if (this.trial.failure) throw this.trial.failure;
      return;
    }
    this.loan.fixCoupon();
    seenPlan.plan = this.trial.plan;
    loanDraft.keep(this.loan.entered);
    try {
      await go(await openDrawing());
    } catch (failure) {
      // The day has ended, or another window changed something: the page says what, with the way out.
      if (failure instanceof CallFailure && LOAN_BLOCKLIST.has(failure.code)) await this.facts.load();
      if (isOpen(this.facts.value)) throw failure;
    }
  }

  private placed(failure: CallFailure): boolean {
    const field = fieldOf(failure);
    // The field already shows a refusal of the trial.
    if (field !== undefined && failure !== this.trial.failure) {
      this.form.fields[field].refuse(failure.message);
      this.readAgain(field, failure.message);
    }
    return field !== undefined;
  }

  /** A coupon, a card or a part of the quota has ended since this page loaded: load the facts again, then run the trial again. */
  private readAgain(field: LoanField | undefined, why: string): void {
    if (field !== 'coupon' && field !== 'card' && field !== 'amount') return;
    runInAction(() => {
      this.before ??= this.trial.plan;
    });
    if (field === 'coupon') {
      // With the next coupon, or none, the trial no longer fails. Keep the reason beside the coupon.
      this.loan.couponChoice.put('');
      this.form.fields.coupon.refuse(why);
    }
    void this.facts.load();
  }

  private async fetch(): Promise<Entry> {
    const unsettled = await drawing.openQuestion();
    if (unsettled !== undefined) void replace('loanSuccess', { requestNo: unsettled });
    if (!this.restored) {
      this.loan.restore();
      this.restored = true;
    }
    const [entry] = await Promise.all([loadEntry(), this.resume.load()]);
    if (isOpen(entry)) this.loan.take(entry);
    return entry;
  }
}
