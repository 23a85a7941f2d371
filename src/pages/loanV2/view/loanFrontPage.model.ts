import { makeObservable, observable, runInAction } from 'mobx';
import { loanCalls } from '@/contract/loan';
import { Resource } from '@/model/resource';
import { go, replace } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { loadDrawing, type DrawingFacts } from '../parts/drawingFacts';
import { asCallFailure, backToEntry, DAY_PASSED, sayFailure } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { Reading } from '../parts/reading';
import { FRONT_TEXTS } from '../parts/texts';

/** Refused: the cost sheet was not open long enough. */
const READ_AGAIN = '100805';

/** Confirmation of an opened drawing: contracts, cost sheet, signature. */
export class LoanFrontModel {
  readonly drawing = new Resource(() => this.fetch());
  readonly reading = new Reading();
  /** Template ids ticked; nothing to begin with, and nothing after a reload. */
  readonly agreed = observable.set<string>();
  /** The person wanted to go on: unticked consents say so. */
  asked = false;
  signing = false;
  /** Why it is to be read and signed anew. */
  note = '';
  private loanSeq = '';
  private signSeq = '';

  constructor() {
    makeObservable(this, { asked: observable, signing: observable, note: observable });
  }

  async load(): Promise<void> {
    const { loanSeq, signSeq, sent, requestNo } = loanDraft.get();
    Object.assign(this, { loanSeq, signSeq });
    if (sent) return replace('loanSuccess', { requestNo });
    if (loanSeq === '') return replace('loan');
    await this.drawing.load();
  }

  /** Back from a contract or from the password: the drawing may be another one, or over, or its signature did not stand. */
  async shown(): Promise<void> {
    const { loanSeq, signSeq } = loanDraft.get();
    if (loanSeq !== this.loanSeq) this.forget('');
    else if (signSeq !== this.signSeq) this.forget(FRONT_TEXTS.signAgain);
    else return;
    await this.load();
  }

  dispose(): void {
    this.reading.close();
  }

  tick(templateId: string, agreed: boolean): void {
    runInAction(() => {
      if (agreed) this.agreed.add(templateId);
      else this.agreed.delete(templateId);
    });
  }

  errorOf(templateId: string): string {
    return this.asked && !this.agreed.has(templateId) ? FRONT_TEXTS.agreeMissing : '';
  }

  preview(templateId: string): Promise<void> {
    return go('contractTemplate', { id: templateId, loanSeq: this.loanSeq });
  }

  /** To the cost sheet, once every contract has its own consent. */
  confirm(): void {
    const contracts = this.drawing.value?.contracts ?? [];
    runInAction(() => {
      this.asked = true;
    });
    if (contracts.every(({ templateId }) => this.agreed.has(templateId))) this.reading.open();
    else feedback.toast(FRONT_TEXTS.agreeMissing);
  }

  /** The cost sheet was read and confirmed: signs everything and goes on to the password. */
  async sign(): Promise<void> {
    const { templateIds: ids = [], plannedOn = '' } = this.drawing.value ?? {};
    const templateIds = [...ids];
    if (this.signing || this.reading.secondsLeft > 0 || templateIds.length === 0) return;
    this.setSigning(true);
    const { loanSeq } = this;
    try {
      const costSheetSeconds = this.reading.finish();
      const { signSeq } = await call(loanCalls.electrSignature, {
        loanSeq,
        templateIds,
        costSheetSeconds,
        plannedOn,
      });
      // Whoever went back meanwhile and opened another drawing has not signed that one.
      if (loanDraft.get().loanSeq !== loanSeq) return;
      loanDraft.keep({ signSeq });
      this.signSeq = signSeq;
      this.reading.close();
      await go('verifyPassword');
    } catch (error) {
      await this.refused(error);
    } finally {
      this.setSigning(false);
    }
  }

  private async refused(error: unknown): Promise<void> {
    const { code } = sayFailure(error);
    if (code === READ_AGAIN) return this.reading.again();
    if (code !== DAY_PASSED) return void backToEntry(asCallFailure(error));
    this.forget(FRONT_TEXTS.signAgain);
    await this.load();
  }

  /** What is agreed to and read is another plan from now on: nothing of the consents covers it. */
  private forget(note: string): void {
    this.reading.forget();
    this.agreed.clear();
    runInAction(() => {
      this.asked = false;
      this.note = note;
    });
  }

  private async fetch(): Promise<DrawingFacts> {
    try {
      return await loadDrawing(this.loanSeq);
    } catch (error) {
      // Where the drawing has ended there is nothing to retry; the skeleton stands until the loan page does.
      backToEntry(asCallFailure(error));
      throw error;
    }
  }

  private setSigning(signing: boolean): void {
    runInAction(() => {
      this.signing = signing;
    });
  }
}
