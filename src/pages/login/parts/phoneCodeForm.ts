import { makeAutoObservable } from 'mobx';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';
import { go } from '@/navigation';
import { LOGIN_TEXTS } from '../texts';
import { CodeSender, type CodeChannel } from './codeSender';

const SIX_DIGITS = /^\d{6}$/;
const AGREEMENTS = ['register', 'privacy'] as const;

/** Phone, code and agreements: what every login by a code asks of a person. */
export class PhoneCodeForm {
  readonly codes = new CodeSender();
  phone = '';
  code = '';
  agreed = false;
  phoneError = '';
  codeError = '';
  agreementError = '';

  constructor() {
    makeAutoObservable(this, { codes: false });
  }

  dispose(): void {
    this.codes.dispose();
  }

  setPhone(text: string): void {
    this.phone = normalisePhone(text);
    this.phoneError = '';
  }

  setCode(text: string): void {
    this.code = text;
    this.codeError = '';
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  /** Below the code field: where the code went. */
  get codeHint(): string {
    if (this.codes.sent === undefined) return '';
    return this.codes.sent === 'voice' ? LOGIN_TEXTS.voiceSent : LOGIN_TEXTS.smsSent(groupPhone(this.phone));
  }

  /** What the login calls take. */
  get values() {
    return { phone: this.phone, code: this.code, agreements: [...AGREEMENTS] };
  }

  sendCode(way: CodeChannel): Promise<void> {
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

  /** What the server says of a field. */
  refuse(place: 'code' | 'agreement', message: string): void {
    if (place === 'code') this.codeError = message;
    else this.agreementError = message;
  }

  private checkPhone(): boolean {
    const reason = checkPhone(this.phone);
    this.phoneError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return reason === undefined;
  }
}
