import { leaveText } from '@/domain/channel/leaveText';
import { formatYuan } from '@/domain/money/fen';
import type { ResultPoll, ResultState } from '@/features/moneyOrder';
import { remindOn } from '@/features/reminder';
import { go, relaunch, toTab, type PageParams } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { waysOut } from '@/stores/waysOut';
import { drawing } from '../parts/drawing';
import { loanDraft } from '../parts/loanDraft';
import { fenOf } from '../parts/plan';
import { RESULT_TEXTS } from '../parts/texts';

/** What became of a drawing: asked until it is known, then the truth. */
export class LoanSuccessModel {
  readonly poll: ResultPoll;

  constructor(params: PageParams) {
    this.poll = drawing.result(params.get('requestNo'));
  }

  load(): Promise<void> {
    return this.poll.start();
  }

  dispose(): void {
    this.poll.stop();
  }

  get state(): ResultState {
    return this.poll.state;
  }

  /** Whether what was signed is still at hand to be sent again. */
  get resendable(): boolean {
    const { requestNo, signSeq } = loanDraft.get();
    return requestNo === this.poll.requestNo && signSeq !== '';
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

  /** What the way out is called. */
  get leaveText(): string {
    return leaveText(waysOut.kindOf('loan'));
  }

  /** To the partner's address of this end, else to the app that opened this one, else home (spec §3 Loan provider init data). */
  async finish(): Promise<void> {
    if ((await waysOut.leave('loan')) || (await hostApp.leave())) return;
    await toTab('home');
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
}
