import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { cardTail } from '@/domain/person/bankCard';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';
import { reportDevice } from '@/features/deviceReport';
import { placeRefusal } from '@/features/refusal';
import { sayFirst } from '@/features/sayFirst';
import { Countdown } from '@/model/countdown';
import { call, CallFailure } from '@/request';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { CardNumber } from './cardNumber';

export type BoundCard = Response<'confirmBankCardSign'>['card'];

/** Texts of this one consent: the key is the template's id. */
export const CARD_AGREEMENTS = [{ key: 'bank-card', title: '银行卡代扣授权书' }] as const;

const TEXTS = {
  codeMissing: '请输入6位验证码',
  notSent: '请先获取验证码',
  changed: '卡号或手机号改过了，请重新获取验证码',
  consent: '请先阅读并勾选同意，再获取验证码',
  sentTo: (phone: string) => `验证码已发到 ${groupPhone(phone)}，5分钟内有效`,
} as const;

type Place = 'card' | 'consent' | 'code';

/** Contract cardCalls and the gateway's refusals of a signing, by the field each is about. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ...['100601', '100602', '100603', '100604', '100614'].map((code): [string, Place] => [code, 'card']),
  ['100609', 'consent'],
  ...['100605', '100606', '100607', '100608', '100610', '100611', '100612', '100613'].map(
    (code): [string, Place] => [code, 'code'],
  ),
]);
/**
 * Binding a card (spec §7 Bank cards): number, reserved phone, a consent of its own, the bank's code. What is wrong stands beside the
 * field; nothing typed is lost. dispose() with the page.
 */
export class CardBindingForm {
  readonly card = new CardNumber();
  readonly countdown = new Countdown();
  readonly agreements = CARD_AGREEMENTS;
  phone = '';
  phoneError = '';
  code = '';
  codeError = '';
  /** False to begin with: no consent is ticked beforehand. */
  agreed = false;
  agreementError = '';
  sending = false;
  busy = false;
  /** The signing the bank's code belongs to, and what it was asked for. */
  private sign = { seq: '', subject: '' };
  /** The answer to a confirmation was lost: the card may be bound. */
  private inDoubt = false;

  constructor() {
    makeAutoObservable(this, { card: false, countdown: false, agreements: false });
  }

  /** The person's own phone stands in the field to begin with: mostly the bank has the same. */
  async load(): Promise<void> {
    const phone = await session.phone();
    runInAction(() => {
      if (this.phone === '') this.phone = phone;
    });
  }

  /** A code was sent for the card and phone as they stand now. */
  get sent(): boolean {
    return this.sign.seq !== '' && this.sign.subject === this.subject;
  }

  get codeHint(): string {
    if (this.sent) return TEXTS.sentTo(this.phone);
    return this.sign.seq === '' ? '' : TEXTS.changed;
  }

  typePhone(text: string): void {
    this.phone = normalisePhone(text);
    this.phoneError = '';
  }

  leavePhone(): void {
    if (this.phone !== '') this.checkPhone();
  }

  typeCode(text: string): void {
    this.code = text;
    this.codeError = '';
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  /** Asks the bank for a signing code; the consent is recorded with it (contract applyBankCardSign). */
  async sendCode(): Promise<void> {
    if (this.sending || this.countdown.seconds > 0 || !this.checkAsked()) return;
    const subject = this.subject;
    this.sending = true;
    this.codeError = '';
    try {
      const answer = await call(cardCalls.applyBankCardSign, {
        cardNo: this.card.digits,
        reservedPhone: this.phone,
        agreements: this.agreements.map(({ key }) => key),
      });
      runInAction(() => {
        this.sign = { seq: answer.signSeq, subject };
        this.inDoubt = false;
        this.code = '';
      });
      this.countdown.start(answer.resendSeconds);
    } catch (failure) {
      this.refused(failure);
    } finally {
      runInAction(() => {
        this.sending = false;
      });
    }
  }

  /** Binds the card by the code. Undefined: something is missing or was refused, and stands beside its field. */
  async submit(): Promise<BoundCard | undefined> {
    if (this.busy || !this.checkAll()) return undefined;
    this.busy = true;
    try {
      const { code, sign } = this;
      const asked = call(cardCalls.confirmBankCardSign, { signSeq: sign.seq, code });
      return bound((await track.following({ eventType: 'bind', pageModule: 'card' }, asked)).card);
    } catch (failure) {
      return await this.confirmFailed(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  dispose(): void {
    this.card.dispose();
    this.countdown.stop();
  }

  private get subject(): string {
    return `${this.card.digits}|${this.phone}`;
  }

  private checkPhone(): boolean {
    const reason = checkPhone(this.phone);
    this.phoneError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return reason === undefined;
  }

  private checkAsked(): boolean {
    const [card, phone] = [this.card.check(), this.checkPhone()];
    this.agreementError = this.agreed ? '' : TEXTS.consent;
    sayFirst(this.card.error, this.phoneError, this.agreementError);
    return card && phone && this.agreed;
  }

  private checkAll(): boolean {
    const asked = this.checkAsked();
    const typed = /^\d{6}$/.test(this.code);
    this.codeError = !this.sent ? this.codeHint || TEXTS.notSent : typed ? '' : TEXTS.codeMissing;
    return asked && this.codeError === '';
  }

  private async confirmFailed(failure: unknown): Promise<BoundCard | undefined> {
    if (!(failure instanceof CallFailure)) throw failure;
    // A signing that was used up by the first confirmation is refused the second time: the card is among the bound ones then.
    const before = this.inDoubt && failure.kind === 'business' ? await this.findBound() : undefined;
    if (before) return bound(before);
    runInAction(() => {
      this.inDoubt = this.inDoubt || failure.kind === 'network';
    });
    this.refused(failure);
    return undefined;
  }

  private async findBound(): Promise<BoundCard | undefined> {
    const answer = await call(cardCalls.queryBankList, {}).catch(() => undefined);
    return answer?.list.find(({ tail }) => tail === cardTail(this.card.digits));
  }

  private refused(failure: unknown): void {
    const refusal = placeRefusal(failure, PLACES);
    if (refusal === undefined) return;
    runInAction(() => {
      // The code stands beside the button, these further up.
      if (refusal.place !== 'code') sayFirst(refusal.message);
      if (refusal.place === 'card') this.card.refuse(refusal.message);
      else if (refusal.place === 'consent') this.agreementError = refusal.message;
      else this.codeError = refusal.message;
    });
  }
}

/** The device that a card was bound with. */
function bound(card: BoundCard): BoundCard {
  void reportDevice('08', card.cardId);
  return card;
}
