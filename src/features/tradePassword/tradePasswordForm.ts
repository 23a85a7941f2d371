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

/** Sets the first trade password. Also the answer to a retry whose first answer was lost: one is set already. */
async function setFirst(password: string): Promise<void> {
  const { passwordSet } = passwordCalls;
  try {
    await call(passwordSet, { password });
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (refusalName(passwordSet, failure) !== 'passwordSetAlready') throw failure;
    feedback.toast(KEPT);
  }
}

/**
 * A new trade password: six digits, entered twice. A weak password is refused here at once; the server also refuses the birthday.
 * If the two entries differ, the form starts over. The digits are stored nowhere else and cleared right after use.
 */
export class TradePasswordForm {
  stage: 'first' | 'again' = 'first';
  /** Digits typed so far. */
  value = '';
  error = '';
  private readonly submission = new Submission();
  private chosen = '';

  /** `done` runs once a password is set; `store` sends it, by default as the first one. */
  constructor(
    private readonly done: () => unknown,
    private readonly store: (password: string) => Promise<unknown> = setFirst,
  ) {
    makeAutoObservable<this, 'chosen' | 'done' | 'store' | 'submission'>(this, {
      chosen: false,
      done: false,
      store: false,
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

  /** Called with all six digits. */
  async fill(value: string): Promise<void> {
    if (this.busy) return;
    if (this.stage === 'first') await this.choose(value);
    else if (value === this.chosen) await this.save(value);
    else this.startOver(MISMATCH);
  }

  private async choose(value: string): Promise<void> {
    const reason = checkPassword(value, { phone: await session.phoneForForm() });
    if (reason !== undefined) return this.startOver(PERSON_MESSAGES[reason]);
    this.chosen = value;
    runInAction(() => {
      this.stage = 'again';
      this.value = '';
    });
  }

  /** The pad shows errors: the page has no button to show them above. */
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
    try {
      await this.store(password);
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
