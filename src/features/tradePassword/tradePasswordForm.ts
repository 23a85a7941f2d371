import { makeAutoObservable } from 'mobx';
import { passwordCalls } from '@/contract/password';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPassword } from '@/domain/person/password';
import { refusalName } from '@/model/form';
import { problemOf, Submission } from '@/model/submission';
import { call, CallFailure } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

const LENGTH = 6;
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
 * A new trade password: six digits, typed once; the first use of it shows whether the person knows it, and leads to another one if not. A weak
 * password is refused here at once; the server also refuses the birthday. The digits are stored nowhere else and cleared right after use.
 */
export class TradePasswordForm {
  /** Digits typed so far. */
  value = '';
  error = '';
  /** The digits are to be read. */
  shown = false;
  /** They were: a person who looks at them confirms them; otherwise the last digit does. */
  private looked = false;
  private readonly submission = new Submission();

  /** `done` runs once a password is set; `store` sends it, by default as the first one. */
  constructor(
    private readonly done: () => unknown,
    private readonly store: (password: string) => Promise<unknown> = setFirst,
  ) {
    makeAutoObservable<this, 'done' | 'store' | 'submission'>(this, {
      done: false,
      store: false,
      submission: false,
    });
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  /** All digits are there and were looked at. */
  get waitsForYes(): boolean {
    return this.looked && this.value.length === LENGTH;
  }

  type(value: string): void {
    this.value = value;
    if (value !== '') this.error = '';
  }

  toggle(): void {
    this.shown = !this.shown;
    this.looked = true;
  }

  /** Called with all six digits. */
  async fill(value: string): Promise<void> {
    if (!this.looked) await this.save(value);
  }

  /** The person has read the digits. */
  async confirm(): Promise<void> {
    if (this.waitsForYes) await this.save(this.value);
  }

  private async save(password: string): Promise<void> {
    if (this.busy) return;
    const reason = checkPassword(password, { phone: await session.phoneForForm() });
    if (reason !== undefined) return this.startOver(PERSON_MESSAGES[reason]);
    // The pad shows errors: the page has no button to show them above.
    await this.submission.run(
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
    this.shown = false;
    this.looked = false;
    this.value = '';
    this.error = error;
  }
}
