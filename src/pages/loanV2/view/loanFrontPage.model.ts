import { makeObservable, observable, runInAction } from 'mobx';
import { loanCalls } from '@/contract/loan';
import { Consents } from '@/features/consents';
import { Form, refusalName } from '@/model/form';
import { Resource } from '@/model/resource';
import { go, PageMoves, replace } from '@/navigation';
import { call, CallFailure } from '@/request';
import { serverDay } from '@/stores/serverDay';
import { drawing } from '../parts/drawing';
import { loadDrawing, type DrawingFacts, type SignFile } from '../parts/drawingFacts';
import { backToEntry } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { passed, reached } from '../parts/reached';
import { Reading } from '../parts/reading';
import { planChanges, seenPlan } from '../parts/seenPlan';
import { FRONT_TEXTS } from '../parts/texts';

/** Confirmation of an opened drawing: contracts, cost sheet, signature. */
export class LoanFrontModel {
  private readonly moves = new PageMoves();
  readonly drawing = new Resource(() => this.fetch());
  readonly reading = new Reading();
  /** Each contract is ticked separately. */
  readonly form = new Form({ consents: new Consents([], FRONT_TEXTS.agreeMissing) });
  /** Why the person must read and sign again. */
  note = '';
  /** How this plan differs from the one that the person saw last. */
  changes: readonly string[] = [];
  private loanSeq = '';
  private signSeq = '';
  private cardId = '';

  constructor() {
    makeObservable(this, { note: observable, changes: observable.ref });
  }

  async load(): Promise<void> {
    const { loanSeq, signSeq, cardId } = loanDraft.get();
    const { underWay } = drawing;
    Object.assign(this, { loanSeq, signSeq, cardId });
    if (underWay !== undefined) return replace('loanSuccess', { requestNo: underWay });
    if (loanSeq === '') return replace('loan');
    await this.drawing.load();
  }

  /** Back from a contract or from the password: the drawing may have changed or ended, or its signature may be invalid. */
  async shown(): Promise<void> {
    const { loanSeq, signSeq, cardId } = loanDraft.get();
    if (loanSeq !== this.loanSeq || (cardId !== this.cardId && this.signSeq === '')) this.forget('');
    else if (signSeq !== this.signSeq) this.forget(FRONT_TEXTS.signAgain);
    else if (this.ofEarlierDay) this.forget(signSeq === '' ? FRONT_TEXTS.planAgain : FRONT_TEXTS.signAgain);
    else return;
    await this.load();
  }

  dispose(): void {
    this.reading.close();
  }

  /** Another receiving card: the opened drawing takes it over. */
  changeCard(): Promise<void> {
    return go('loanBindCard');
  }

  preview(templateId: string): Promise<void> {
    return go('contractTemplate', { id: templateId, loanSeq: this.loanSeq });
  }

  /** The only contract, if there is one: the button itself is its consent. */
  get onlyContract(): SignFile | undefined {
    const { ids } = this.form.fields.consents;
    const contracts = this.drawing.value?.contracts ?? [];
    return ids.length === 1 ? contracts.find(({ templateId }) => templateId === ids[0]) : undefined;
  }

  /** Opens the cost sheet once every contract is agreed to. */
  confirm(): void {
    const { onlyContract } = this;
    if (onlyContract) this.form.fields.consents.of(onlyContract.templateId).type(true);
    if (this.form.check()) this.reading.open();
  }

  /** The cost sheet was read and confirmed: signs everything and goes on to the password. */
  async sign(): Promise<void> {
    const { templateIds = [], plannedOn = '' } = this.drawing.value ?? {};
    if (this.reading.secondsLeft > 0 || templateIds.length === 0) return;
    await this.form.submit(
      () => this.send([...templateIds], plannedOn).catch((error: unknown) => this.notSigned(error)),
      (failure) => {
        const refusal = refusalName(loanCalls.electrSignature, failure);
        // The sheet stays open and shows the refusal.
        if (refusal === 'costSheetUnread') this.reading.again();
        return backToEntry(refusal, failure.message);
      },
    );
  }

  /** A plan can be signed only on the day it was made for. */
  private get ofEarlierDay(): boolean {
    const { plannedOn = '' } = this.drawing.value ?? {};
    return plannedOn !== '' && plannedOn < serverDay.today();
  }

  private async notSigned(error: unknown): Promise<void> {
    const refused = error instanceof CallFailure && refusalName(loanCalls.electrSignature, error);
    if (refused === 'addressMissing') return this.toAddress();
    if (refused !== 'dayPassed' && refused !== 'notSigned') throw error;
    this.forget(refused === 'dayPassed' ? FRONT_TEXTS.signAgain : FRONT_TEXTS.contractsChanged);
    await this.load();
  }

  /** The product asks for an address now. */
  private async toAddress(): Promise<void> {
    this.reading.close();
    await this.moves.replace('loanAddress');
  }

  private async send(templateIds: string[], plannedOn: string): Promise<void> {
    const { loanSeq } = this;
    const costSheetSeconds = this.reading.finish();
    const { signSeq } = await call(loanCalls.electrSignature, {
      loanSeq,
      templateIds,
      costSheetSeconds,
      plannedOn,
    });
    // If another drawing has been opened since, this signature does not cover it.
    if (loanDraft.get().loanSeq !== loanSeq) return;
    loanDraft.keep({ signSeq });
    this.signSeq = signSeq;
    this.reading.close();
    passed(loanSeq, 'signed');
    reached(loanSeq, 'verify');
    await go('verifyPassword');
  }

  /** The plan has changed: earlier consents and reading do not cover it. */
  private forget(note: string): void {
    this.reading.forget();
    this.form.fields.consents.offer(this.form.fields.consents.ids);
    runInAction(() => {
      this.note = note;
    });
  }

  private async fetch(): Promise<DrawingFacts> {
    try {
      const facts = await loadDrawing(this.loanSeq);
      this.offer(facts);
      this.compare(facts);
      return facts;
    } catch (error) {
      // If the drawing has ended, there is nothing to retry; the skeleton stays until the loan page opens.
      if (error instanceof CallFailure)
        backToEntry(refusalName(loanCalls.queryTrialInfo, error), error.message);
      throw error;
    }
  }

  /** What the person read before, on the loan page or here, may be out of date: a day has ended. */
  private compare({ plan }: DrawingFacts): void {
    const changes = planChanges(seenPlan.plan, plan);
    seenPlan.plan = plan;
    if (changes.length === 0) return;
    runInAction(() => {
      this.changes = changes;
    });
  }

  /** A retry with the same contracts keeps the ticks. */
  private offer({ contracts }: DrawingFacts): void {
    const ids = contracts.map(({ templateId }) => templateId);
    const { consents } = this.form.fields;
    if (ids.join() !== consents.ids.join()) consents.offer(ids);
  }
}
