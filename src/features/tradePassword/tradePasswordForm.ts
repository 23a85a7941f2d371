import { makeAutoObservable, runInAction } from 'mobx';
import { passwordCalls } from '@/contract/password';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPassword } from '@/domain/person/password';
import { refusalName } from '@/model/form';
import { problemOf, Submission } from '@/model/submission';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

const MISMATCH = '两次输入的密码不一致，请重新设置';
const KEPT = '您已经设置过交易密码，沿用原来的密码';

/**
 * The first trade password, six digits twice. A weak one is refused at once where that can be seen here, and by the server for
 * the birthday; two that differ start over. The digits stand nowhere but here, and are gone as soon as they were used.
 */
export class TradePasswordForm {
  stage: 'first' | 'again' = 'first';
  /** Digits of the pad so far. */
  value = '';
  error = '';
  private readonly submission = new Submission();
  private chosen = '';

  /** `done`: a password stands. */
  constructor(private readonly done: () => unknown) {
    makeAutoObservable<this, 'chosen' | 'done' | 'submission'>(this, {
      chosen: false,
      done: false,
      submission: false,
    });
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  type(value: string): void {
    this.value = value;
    if (value !== '') this.error = '';
  }

  /** All six digits are there. */
  async fill(value: string): Promise<void> {
    if (this.busy) return;
    if (this.stage === 'first') await this.choose(value);
    else if (value === this.chosen) await this.save(value);
    else this.startOver(MISMATCH);
  }

  private async choose(value: string): Promise<void> {
    const reason = checkPassword(value, { phone: await session.phone() });
    if (reason !== undefined) return this.startOver(PERSON_MESSAGES[reason]);
    this.chosen = value;
    runInAction(() => {
      this.stage = 'again';
      this.value = '';
    });
  }

  /** What went wrong stands at the pad: the page has no button to stand above. */
  private save(password: string): Promise<boolean> {
    return this.submission.run(
      () => this.send(password),
      (failure) => {
        this.startOver(problemOf(failure));
        return true;
      },
    );
  }

  private async send(password: string): Promise<void> {
    const { passwordSet } = passwordCalls;
    try {
      await call(passwordSet, { password });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // Also the answer to a repetition whose first answer was lost.
      if (refusalName(passwordSet, failure) !== 'passwordSetAlready') throw failure;
      feedback.toast(KEPT);
    } finally {
      this.startOver('');
    }
    await this.done();
  }

  private startOver(error: string): void {
    this.chosen = '';
    this.stage = 'first';
    this.value = '';
    this.error = error;
  }
}
