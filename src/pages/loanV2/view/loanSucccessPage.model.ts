import { computed, makeObservable } from 'mobx';
import { formatYuan } from '@/domain/money/fen';
import { go, relaunch, toTab, type PageParams } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { remindOn } from '@/stores/reminder';
import { loanDraft } from '../parts/loanDraft';
import { fenOf } from '../parts/plan';
import { ResultPoll } from '@/stores/resultPoll';
import { settleDraft, type PaymentResult } from '../parts/sentDrawing';
import { RESULT_TEXTS } from '../parts/texts';

/**
 * - `none`: there is no drawing to ask about
 * - `loading`: the first answer is awaited
 * - `checking`: 结果确认中, nobody knows yet
 * - `never`: the gateway never got it; no money moved, and it may be sent again under the same number
 */
export type ResultState = 'none' | 'loading' | 'checking' | 'processing' | 'paid' | 'failed' | 'never';

const REQUEST_NO = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What became of a drawing: asked until it is known, then the truth. */
export class LoanSuccessModel {
  readonly poll: ResultPoll;
  private readonly requestNo: string;

  constructor(params: PageParams) {
    const given = params.get('requestNo') ?? loanDraft.get().requestNo;
    this.requestNo = REQUEST_NO.test(given) ? given : '';
    this.poll = new ResultPoll(this.requestNo, (answer) => this.keep(answer));
    makeObservable(this, { state: computed });
  }

  async load(): Promise<void> {
    if (this.requestNo !== '') await this.poll.start();
  }

  dispose(): void {
    this.poll.stop();
  }

  get state(): ResultState {
    const { answer, unanswered, never } = this.poll;
    if (this.requestNo === '') return 'none';
    if (answer === undefined) return unanswered ? 'checking' : 'loading';
    if (answer.state === 'unknown') return never ? 'never' : 'checking';
    return answer.state;
  }

  /** Whether what was signed is still at hand to be sent again. */
  get resendable(): boolean {
    const { requestNo, signSeq } = loanDraft.get();
    return requestNo === this.requestNo && signSeq !== '';
  }

  askNow(): Promise<void> {
    return this.poll.start();
  }

  /** Under the same number: should the first one have arrived after all, it is not done twice. */
  sendAgain(): Promise<void> {
    return relaunch('verifyPassword');
  }

  tryAnew(): Promise<void> {
    return relaunch('loan', { note: 'failed' });
  }

  async finish(): Promise<void> {
    if (!(await hostApp.leave())) await toTab('home');
  }

  openLoan(): Promise<void> {
    return go('iouDetails', { loanNo: this.poll.answer?.no ?? '' });
  }

  async remind(): Promise<void> {
    const { nextDueDate = null, nextDueAmount = null } = this.poll.answer ?? {};
    if (nextDueDate === null || nextDueAmount === null) return;
    await remindOn({
      date: nextDueDate,
      title: RESULT_TEXTS.reminderTitle,
      notes: RESULT_TEXTS.reminderNotes(formatYuan(fenOf(nextDueAmount))),
    });
  }

  /** Each answer may be the truth that the draft has been waiting for. */
  private keep(answer: PaymentResult): void {
    settleDraft(this.requestNo, answer.state);
    const { requestNo } = loanDraft.get();
    if (this.poll.never && requestNo === this.requestNo) loanDraft.keep({ sent: false });
  }
}
