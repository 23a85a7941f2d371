import { makeAutoObservable, runInAction } from 'mobx';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';
import { placeRefusal } from '@/features/refusal';
import { go } from '@/navigation';
import { CallFailure } from '@/request';
import { session } from '@/stores/session';
import { LOGIN_TEXTS } from '../texts';
import { CodeSender } from './codeSender';
import type { CodeChannel } from './sentCode';

const SIX_DIGITS = /^\d{6}$/;

/** Contract registerOrLogin, loginSubmit: there is no such code (any more). */
const NO_CODE = '100304';
/** By what each refusal of theirs is about. */
const PLACES: ReadonlyMap<string, 'code' | 'agreement'> = new Map([
  ...[NO_CODE, '100305', '100306', '100307', '100311'].map((code) => [code, 'code'] as const),
  ['100309', 'agreement'],
]);

/** Phone, code and agreements: what every login by a code asks of a person. */
export class PhoneCodeForm {
  readonly codes = new CodeSender();
  phone = '';
  code = '';
  agreed = false;
  phoneError = '';
  codeError = '';
  agreementError = '';
  /** The last login went out with this code, and what became of it is not known. */
  private doubtful = '';

  constructor() {
    makeAutoObservable<this, 'doubtful'>(this, { codes: false, doubtful: false });
  }

  /**
   * What a reload or another way in left. `resumes`: a session has just ended by itself, and its phone is known; nobody else is shown whose
   * phone was used here.
   */
  async load(resumes: boolean): Promise<void> {
    await this.codes.sent.remember();
    const known = this.codes.sent.phone || (resumes ? await session.phone() : '');
    runInAction(() => {
      this.phone ||= known;
    });
  }

  dispose(): void {
    this.codes.dispose();
  }

  setPhone(text: string): void {
    this.phone = normalisePhone(text);
    this.phoneError = '';
    this.codes.error = '';
  }

  setCode(text: string): void {
    this.code = text;
    this.codeError = '';
    this.codes.error = '';
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  /** Seconds until this phone may get another code. */
  get waiting(): number {
    return this.codes.sent.waitOf(this.phone);
  }

  /** This phone has got a code. */
  get sent(): boolean {
    return this.phone !== '' && this.codes.sent.phone === this.phone;
  }

  /** Below the code field: where the code went. */
  get codeHint(): string {
    const { phone, way } = this.codes.sent;
    if (phone === '') return '';
    return way === 'voice'
      ? LOGIN_TEXTS.voiceSent(groupPhone(phone))
      : LOGIN_TEXTS.smsSent(groupPhone(phone));
  }

  /** What the login calls take. */
  get values() {
    return { phone: this.phone, code: this.code, agreements: REGISTER_AGREEMENTS.map(({ key }) => key) };
  }

  sendCode(way: CodeChannel): Promise<void> {
    this.codeError = '';
    return this.checkPhone() ? this.codes.send(this.phone, way) : Promise.resolve();
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  /** Says beside each field what is missing. */
  check(): boolean {
    const phoneFine = this.checkPhone();
    this.codeError = SIX_DIGITS.test(this.code) ? '' : LOGIN_TEXTS.codeMissing;
    this.agreementError = this.agreed ? '' : LOGIN_TEXTS.agreementMissing;
    return phoneFine && this.codeError === '' && this.agreed;
  }

  /** The login stands: its code is used up. */
  entered(): void {
    this.codes.sent.forget();
  }

  /** Why the login was refused, beside the field it is about; what is about none of them is toasted. */
  refused(failure: unknown): void {
    const asked = `${this.phone} ${this.code}`;
    if (failure instanceof CallFailure && failure.inDoubt) {
      this.doubtful = asked;
      this.codeError = LOGIN_TEXTS.lostReply;
      return;
    }
    const refusal = placeRefusal(failure, PLACES);
    if (refusal?.place === 'agreement') this.agreementError = refusal.message;
    if (refusal?.place === 'code') this.codeError = refusal.message;
    // Let in the first time, though nobody heard of it: the code is used up, and the next one need not wait.
    if (this.doubtful !== asked || !(failure instanceof CallFailure) || failure.code !== NO_CODE) return;
    this.codeError = LOGIN_TEXTS.codeUsed;
    this.codes.sent.forget();
  }

  private checkPhone(): boolean {
    const reason = checkPhone(this.phone);
    this.phoneError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return reason === undefined;
  }
}
