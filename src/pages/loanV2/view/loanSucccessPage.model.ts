import { leaveText } from '@/domain/channel/leaveText';
import { formatYuan } from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';
import type { ResultPoll, ResultState } from '@/features/moneyOrder';
import { remindOn } from '@/features/reminder';
import { WechatMessages } from '@/features/wechatMessages';
import { go, relaunch, toTab, type PageParams } from '@/navigation';
import { hostApp } from '@/stores/hostApp';
import { flowEnds } from '@/stores/flowEnds';
import { drawing } from '../parts/drawing';
import { loanDraft } from '../parts/loanDraft';
import { RESULT_TEXTS } from '../parts/texts';

/** The result of a drawing, polled until it is final. */
export class LoanSuccessModel {
  readonly poll: ResultPoll;
  readonly inWechat = new WechatMessages('due');

  constructor(params: PageParams) {
    this.poll = drawing.result(params.get('requestNo'));
  }

  async load(): Promise<void> {
    await this.poll.start();
    await this.inWechat.load();
  }

  shown(): Promise<void> {
    return this.poll.resume();
  }

  dispose(): void {
    this.poll.stop();
  }

  get state(): ResultState {
    return this.poll.state;
  }

  /** Whether the signed drawing can still be sent again. */
  get resendable(): boolean {
    const { requestNo, signSeq } = loanDraft.get();
    return requestNo === this.poll.requestNo && signSeq !== '';
  }

  askNow(): Promise<void> {
    return this.poll.start();
  }

  /** Sends it again under the same number: if the first request has arrived, nothing happens twice. */
  sendAgain(): Promise<void> {
    return relaunch('verifyPassword');
  }

  tryAgain(): Promise<void> {
    return relaunch('loan', { note: 'failed' });
  }

  /** Label of the exit. */
  get leaveText(): string {
    return leaveText(flowEnds.kindOf('loan'));
  }

  /** To the partner's address for this end, otherwise to the app that opened this one, otherwise home (spec §3 Loan provider init data). */
  async finish(): Promise<void> {
    if ((await flowEnds.leave('loan')) || (await hostApp.leave())) return;
    await toTab('home');
  }

  openLoan(): Promise<void> {
    return go('iouDetails', { loanNo: this.poll.answer?.no ?? '' });
  }

  /** Opens the progress of the payout, where the person can ask to stop it. */
  openProgress(): Promise<void> {
    return go('loaning', { loanNo: this.poll.answer?.no ?? '' });
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
