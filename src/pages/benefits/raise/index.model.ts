import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { raiseCalls } from '@/contract/raise';
import { figureProblem, normaliseSubject, subjectProblem, type RaiseKind } from '@/domain/credit/raise';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { sealedRequestNo } from '@/storage/sealedRequest';
import { raiseDraft } from './parts/raiseDraft';
import { KINDS, RESULTS } from './parts/texts';

export type RaiseStatus = Response<'raiseStatus'>;

/** The field that each refusal of a submit belongs to. */
const PLACED = {
  raiseBarred: 'form',
  raiseRuns: 'form',
  raiseClosed: 'form',
  subjectWrong: 'subject',
  figureWrong: 'figure',
} as const;

/** Adds data for a higher limit, one kind at a time. */
export class RaiseModel {
  readonly status = new Resource(() => this.fetch());
  kind: RaiseKind = 'education';
  readonly form = new Form({
    subject: new Field('', {
      check: (subject) => subjectProblem(this.kind, subject),
      keep: () => this.keepTyped(),
    }),
    figure: new Field('', {
      check: (figure) => figureProblem(this.kind, figure),
      keep: () => this.keepTyped(),
    }),
  });

  constructor() {
    const { kind } = drafts.get('raise');
    if (kind !== '') this.kind = kind;
    makeAutoObservable(this, { status: false, form: false });
  }

  load(): Promise<void> {
    return this.status.load();
  }

  /** The review may be over by now. */
  shown(): Promise<void> {
    return this.load();
  }

  get words() {
    return KINDS[this.kind];
  }

  /** No kind can be submitted now. */
  get barred(): boolean {
    return this.status.value?.bar !== '';
  }

  /** The chosen kind can be submitted now. */
  get open(): boolean {
    return !this.barred && this.stateOf(this.kind)?.state === 'open';
  }

  stateOf(kind: RaiseKind): RaiseStatus['kinds'][number] | undefined {
    return this.status.value?.kinds.find((one) => one.kind === kind);
  }

  choose(kind: RaiseKind): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.form.fields.subject.put('');
    this.form.fields.figure.put('');
    raiseDraft.drop();
    drafts.keep('raise', { kind });
  }

  submit(): Promise<boolean> {
    const placed = this.form.refusalsOf(raiseCalls.raiseSubmit, PLACED);
    return this.form.submit(
      () =>
        this.send().catch(async (failure: unknown) => {
          // Something prevents it now: the page says what, and offers the way out.
          await this.status.load();
          throw failure;
        }),
      placed,
    );
  }

  openRecords(): Promise<void> {
    return go('raiseRecord');
  }

  private async fetch(): Promise<RaiseStatus> {
    const [status, draft] = await Promise.all([call(raiseCalls.raiseStatus, {}), raiseDraft.read()]);
    const { subject, figure } = this.form.fields;
    if (subject.value === '') subject.put(draft.subject);
    if (figure.value === '') figure.put(draft.figure);
    const first = status.kinds.find(({ state }) => state === 'open')?.kind;
    const chosen = status.kinds.find(({ kind }) => kind === this.kind);
    if (chosen?.state !== 'open' && first !== undefined) this.choose(first);
    return status;
  }

  private keepTyped(): void {
    const { subject, figure } = this.form.fields;
    // An account number is not stored on the device.
    void raiseDraft.keep({ subject: this.kind === 'fund' ? '' : subject.value, figure: figure.value });
  }

  private async send(): Promise<void> {
    const { kind } = this;
    const subject = normaliseSubject(kind, this.form.fields.subject.value);
    const figure = this.form.fields.figure.value.trim();
    drafts.keep('raise', { kind });
    // The same data get the same request number: a retry after a lost answer opens no second review.
    const requestNo = await sealedRequestNo(
      'raise',
      [kind, kind === 'fund' ? subject.slice(-4) : subject, figure].join('|'),
    );
    const { state } = await call(raiseCalls.raiseSubmit, { kind, subject, figure, requestNo });
    raiseDraft.drop();
    drafts.drop('raise');
    this.form.fields.subject.put('');
    this.form.fields.figure.put('');
    feedback.toast(RESULTS[state]);
    await this.status.load();
  }
}
