import { makeAutoObservable, runInAction } from 'mobx';
import { passwordCalls } from '@/contract/password';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPassword } from '@/domain/person/password';
import { placeRefusal } from '@/features/refusal';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { session } from '@/stores/session';

const MISMATCH = '两次输入的密码不一致，请重新设置';
const KEPT = '您已经设置过交易密码，沿用原来的密码';

type Place = 'weak' | 'set';

/** Contract passwordSet. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ['100701', 'weak'],
  ['100702', 'set'],
]);

/**
 * The first trade password, six digits twice. A weak one is refused at once where that can be seen here, and by the server for
 * the birthday; two that differ start over. The digits stand nowhere but here, and are gone as soon as they were used.
 */
export class TradePasswordForm {
  stage: 'first' | 'again' = 'first';
  /** Digits of the pad so far. */
  value = '';
  error = '';
  busy = false;
  private chosen = '';

  /** `done`: a password stands. */
  constructor(private readonly done: () => unknown) {
    makeAutoObservable<this, 'chosen' | 'done'>(this, { chosen: false, done: false });
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

  private async save(password: string): Promise<void> {
    this.busy = true;
    try {
      await call(passwordCalls.passwordSet, { password });
      this.startOver('');
      await this.done();
    } catch (failure) {
      await this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private async refused(failure: unknown): Promise<void> {
    const refusal = placeRefusal(failure, PLACES);
    this.startOver(refusal?.place === 'weak' ? refusal.message : '');
    if (refusal?.place !== 'set') return;
    // Also the answer to a repetition whose first answer was lost.
    feedback.toast(KEPT);
    await this.done();
  }

  private startOver(error: string): void {
    this.chosen = '';
    this.stage = 'first';
    this.value = '';
    this.error = error;
  }
}
