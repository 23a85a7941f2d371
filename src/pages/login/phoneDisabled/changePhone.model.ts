import { makeAutoObservable, runInAction } from 'mobx';
import { recoveryCalls } from '@/contract/recovery';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';
import { placeRefusal } from '@/features/refusal';
import { replace } from '@/navigation';
import { call, CallFailure } from '@/request';
import { recovery } from '../parts/recovery';
import { RECOVERY_TEXTS } from '../parts/recoveryTexts';
import { ResumeForm } from '../parts/resumeForm';
import { SentCode } from '../parts/sentCode';

const SIX_DIGITS = /^\d{6}$/;

type Place = 'phone' | 'code';

/** Contract recoverySendCode and recoveryChangePhone, by the field each refusal is about. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ['101208', 'phone'],
  ['101209', 'phone'],
  ...['101210', '101211', '101212', '101213', '101214', '101215'].map((code): [string, Place] => [
    code,
    'code',
  ]),
]);

/** Step 3 of the recovery: the new phone and the code that is sent to it. */
export class RecoveryPhoneModel {
  readonly sent = new SentCode('recovery');
  readonly resume = new ResumeForm(() => this.goBackIfEarly());
  phone = '';
  code = '';
  phoneError = '';
  codeError = '';
  sending = false;
  busy = false;

  constructor() {
    makeAutoObservable(this, { sent: false, resume: false });
  }

  async load(): Promise<void> {
    recovery.remember();
    await this.sent.remember();
    runInAction(() => {
      this.phone ||= this.sent.phone;
    });
    await this.goBackIfEarly();
  }

  dispose(): void {
    this.sent.countdown.stop();
  }

  get oldPhone(): string {
    return recovery.oldPhone;
  }

  /** Seconds until another code may be asked for; the recovery has one pause for all phones. */
  get waiting(): number {
    return this.sent.countdown.seconds;
  }

  get codeHint(): string {
    return this.sent.phone === '' ? '' : RECOVERY_TEXTS.sentTo(groupPhone(this.sent.phone));
  }

  typePhone(text: string): void {
    this.phone = normalisePhone(text);
    this.phoneError = '';
  }

  typeCode(text: string): void {
    this.code = text;
    this.codeError = '';
  }

  async sendCode(): Promise<void> {
    if (this.sending || !this.checkPhone()) return;
    this.sending = true;
    const newPhone = this.phone;
    await this.guarded(async () => {
      const { ticket } = recovery;
      const answer = await call(recoveryCalls.recoverySendCode, { ticket, newPhone });
      runInAction(() => {
        this.codeError = '';
      });
      await this.sent.keep(newPhone, 'sms', answer);
    });
    runInAction(() => {
      this.sending = false;
    });
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    await this.guarded(async () => {
      const { ticket } = recovery;
      const request = { ticket, newPhone: this.phone, code: this.code };
      const { phone } = await call(recoveryCalls.recoveryChangePhone, request);
      recovery.finish(phone);
      await replace('recoveryEnd');
    });
    runInAction(() => {
      this.busy = false;
    });
  }

  private checkPhone(): boolean {
    const reason = checkPhone(this.phone);
    this.phoneError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return reason === undefined;
  }

  private check(): boolean {
    const phoneFine = this.checkPhone();
    this.codeError = SIX_DIGITS.test(this.code) ? '' : RECOVERY_TEXTS.codeMissing;
    return phoneFine && this.codeError === '';
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      if (recovery.endedBy(failure)) return;
      const lost = this.busy && failure instanceof CallFailure && failure.inDoubt;
      const refusal = lost ? undefined : placeRefusal(failure, PLACES);
      runInAction(() => {
        if (lost) this.codeError = RECOVERY_TEXTS.lostReply;
        if (refusal?.place === 'phone') this.phoneError = refusal.message;
        if (refusal?.place === 'code') this.codeError = refusal.message;
      });
    }
  }

  /** Who comes here by the address before the second step is done does that first. */
  private async goBackIfEarly(): Promise<void> {
    if (recovery.live && recovery.step !== 'phone') await replace('recoveryIdCard');
  }
}
