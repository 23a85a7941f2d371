import { makeAutoObservable, runInAction } from 'mobx';
import { loanCalls } from '@/contract/loan';
import { passwordCalls } from '@/contract/password';
import { LOAN_BLOCKLIST } from '@/domain/loan/loanStart';
import { LOAN_BLOCK_MESSAGES } from '@/domain/loan/messages';
import { parseYuan, type Fen } from '@/domain/money/fen';
import { back, relaunch, replace, toTab } from '@/navigation';
import { call, type CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { track } from '@/stores/track';
import { asCallFailure, backToEntry, sayFailure, SIGN_ANEW } from '../parts/failures';
import { loanDraft } from '../parts/loanDraft';
import { PASSWORD_TEXTS } from '../parts/texts';

/** The proof of the password was used or has expired. */
const PROOF_REFUSED = '100705';
/** No password has been set yet. */
const NO_PASSWORD = '100706';

/** The last step: the trade password, then the drawing itself under the draft's request number. */
export class VerifyPasswordModel {
  digits = '';
  error = '';
  busy = false;
  private left = false;

  constructor() {
    makeAutoObservable<this, 'left'>(this, { left: false });
  }

  load(): Promise<void> | void {
    const { loanSeq, signSeq, sent, requestNo } = loanDraft.get();
    if (sent) return replace('loanSuccess', { requestNo });
    if (loanSeq === '') return replace('loan');
    if (signSeq === '') return replace('loanFront');
  }

  shown(): Promise<void> | void {
    return this.load();
  }

  dispose(): void {
    this.left = true;
    this.digits = '';
  }

  /** What is about to be drawn. */
  get amount(): Fen {
    return parseYuan(loanDraft.get().amount) ?? 0;
  }

  type(digits: string): void {
    this.digits = digits;
    if (digits !== '') this.error = '';
  }

  async submit(password: string): Promise<void> {
    if (this.busy) return;
    this.setBusy(true);
    try {
      const { pswToken } = await call(passwordCalls.verifyPsw, { password, purpose: 'loan' });
      // Who has left the page meanwhile has not asked for the money.
      if (!this.left) await this.draw(pswToken);
    } catch (error) {
      await this.notVerified(asCallFailure(error));
    } finally {
      this.clear();
    }
  }

  private async draw(pswToken: string): Promise<void> {
    const { loanSeq, signSeq } = loanDraft.get();
    const requestNo = loanDraft.requestNo();
    loanDraft.keep({ sent: true });
    try {
      const asked = call(loanCalls.limitUseLoan, { loanSeq, signSeq, pswToken, requestNo });
      await track.following({ eventType: 'draw', pageModule: 'loan' }, asked);
    } catch (error) {
      const failure = asCallFailure(error);
      // In doubt nobody knows whether the money moves: the result page asks until it does.
      if (!failure.inDoubt) return this.notDrawn(failure);
    }
    await relaunch('loanSuccess', { requestNo });
  }

  /** Refused: no money has moved. */
  private notDrawn(failure: CallFailure): Promise<void> | void {
    loanDraft.keep({ sent: false });
    if (failure.kind === 'expired') return;
    if (failure.code === PROOF_REFUSED) return this.say(failure.message || PASSWORD_TEXTS.again);
    if (SIGN_ANEW.has(failure.code)) {
      loanDraft.keep({ signSeq: '' });
      feedback.toast(failure.message);
      return back('loanFront');
    }
    if (LOAN_BLOCKLIST.has(failure.code)) return this.blocked(failure.message);
    if (!backToEntry(failure)) this.say(failure.message);
  }

  /** Spec §4 Loan start: no loan for now, whatever is entered. */
  private async blocked(message: string): Promise<void> {
    this.clear();
    await feedback.confirm({
      title: '现在不能借款',
      content: message || LOAN_BLOCK_MESSAGES.exception,
      confirmText: '我知道了',
      cancelText: null,
    });
    await toTab('home');
  }

  private notVerified(failure: CallFailure): Promise<void> | void {
    if (failure.kind === 'expired') return;
    if (failure.inDoubt) return this.say(PASSWORD_TEXTS.network);
    if (failure.code === NO_PASSWORD) {
      sayFailure(failure);
      return replace('loanSetPassword');
    }
    this.say(failure.message);
  }

  private say(message: string): void {
    runInAction(() => {
      this.error = message;
    });
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
  }

  private clear(): void {
    runInAction(() => {
      this.busy = false;
      this.digits = '';
    });
  }
}
