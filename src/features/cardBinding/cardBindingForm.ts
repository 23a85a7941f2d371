import type { Response } from '@/contract';
import { cardCalls } from '@/contract/card';
import { checkPhone } from '@/domain/person/phone';
import { sayBlocked } from '@/features/blocks';
import { Consents } from '@/features/consents';
import { reportDevice } from '@/features/deviceReport';
import { OneTimeCode, phoneField } from '@/features/oneTimeCode';
import type { Field } from '@/model/field';
import { Form } from '@/model/form';
import { call, CallFailure } from '@/request';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { cardDraft } from './cardDraft';
import { CardNumber } from './cardNumber';
import { cardsOnFile } from './cardsOnFile';

type Signing = Response<'applyBankCardSign'>;
export type BoundCard = Response<'confirmBankCardSign'>['card'];

/** Texts of this consent; the key is the template's id. */
export const CARD_AGREEMENTS = [{ key: 'bank-card', title: '银行卡代扣授权书' }] as const;
const AGREEMENT_IDS = CARD_AGREEMENTS.map(({ key }) => key);

const TEXTS = {
  changed: '卡号或手机号改过了，请重新获取验证码',
  notYet: '现在不能绑卡',
  consent: '请先阅读并勾选同意，再获取验证码',
} as const;

const CARD_PLACES = { cardUnsupported: 'card', cardBound: 'card', cardTaken: 'card' } as const;

/**
 * Binds a card (spec §7 Bank cards): number, reserved phone, a separate consent, the bank's code. Errors are shown beside the fields; no typed
 * text is lost. Call dispose() with the page.
 */
export class CardBindingForm {
  readonly form = new Form(fieldsOf(() => this.sign()));
  /** The signing that the bank's code belongs to. */
  private signSeq = '';
  /** The answer to a confirmation was lost: the card may be bound already. */
  private inDoubt = false;

  get fields() {
    return this.form.fields;
  }

  get busy(): boolean {
    return this.form.busy;
  }

  get problem(): string {
    return this.form.problem;
  }

  /** Restores what was typed before; otherwise fills in the person's phone, which is usually the one that the bank has. */
  async load(): Promise<void> {
    const [typed, own] = await Promise.all([cardDraft.read(), session.phoneForForm()]);
    const { card, phone } = this.fields;
    if (card.text === '') card.restore(typed.card);
    if (phone.value === '') phone.put(typed.phone || own);
  }

  /** The consent is given: if nothing else is missing or doubtful, the bank sends its code. */
  async agreed(): Promise<void> {
    const { card, phone, code } = this.fields;
    if (code.isUntouched && card.isSound && checkPhone(phone.value) === undefined) await code.send();
  }

  /** Binds the card by the code, then runs `after` while the button is still busy. An input that is missing or was refused shows its error. */
  async submit(after: (card: BoundCard) => Promise<void>): Promise<void> {
    const refused = this.form.refusalsOf(cardCalls.confirmBankCardSign, {
      ...CARD_PLACES,
      codeMissing: 'code',
      codeExpired: 'code',
      codeTriesUsedUp: 'code',
      codeWrong: 'code',
    });
    await this.form.submit(async () => {
      const bound = await this.confirm();
      cardDraft.drop();
      cardsOnFile.changed();
      // Reports the device that the card was bound with.
      void reportDevice('08', bound.cardId);
      await after(bound);
    }, refused);
  }

  dispose(): void {
    this.fields.card.dispose();
    this.fields.code.dispose();
  }

  /** Asks the bank for a code; the consent is recorded with it (contract applyBankCardSign). */
  private async sign(): Promise<Signing> {
    const { card, phone, code } = this.fields;
    const answer = await call(cardCalls.applyBankCardSign, {
      cardNo: card.digits,
      reservedPhone: phone.value,
      agreements: AGREEMENT_IDS,
    });
    this.signSeq = answer.signSeq;
    this.inDoubt = false;
    code.field.put('');
    return answer;
  }

  private async confirm(): Promise<BoundCard> {
    const asked = call(cardCalls.confirmBankCardSign, {
      signSeq: this.signSeq,
      code: this.fields.code.value,
    });
    try {
      return (await track.following({ eventType: 'bind', pageModule: 'card' }, asked)).card;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      // The first confirmation may have used up the signing, so the second is refused: addBankCard then knows the card.
      const before = this.inDoubt && failure.kind === 'business' ? await this.findBound() : undefined;
      if (before) return before;
      this.inDoubt ||= failure.kind === 'network';
      throw failure;
    }
  }

  private async findBound(): Promise<BoundCard | undefined> {
    const answer = await call(cardCalls.addBankCard, { signSeq: this.signSeq }).catch(() => undefined);
    return answer?.card;
  }
}

function fieldsOf(send: () => Promise<Signing>) {
  const keep = (): void => void cardDraft.keep({ card: card.digits, phone: phone.value });
  const card: CardNumber = new CardNumber(keep);
  const phone: Field = phoneField(keep);
  const agreement = new Consents(AGREEMENT_IDS, TEXTS.consent);
  const code: OneTimeCode = new OneTimeCode({
    phone: () => phone.value,
    bound: { to: () => `${card.digits}|${phone.value}`, changed: TEXTS.changed },
    ready: () => above.check(),
    send,
    placed: (failure) => {
      // The person needs an ID card on file first, on another page; what they typed here stays.
      if (failure.refusal === 'idCardMissing') void sayBlocked(TEXTS.notYet, failure.message, 'idCardPhoto');
      return failure.refusal === 'idCardMissing' || refused(failure);
    },
  });
  const above = new Form({ card, phone, agreement });
  const refused = new Form({ card, agreement, code }).refusalsOf(cardCalls.applyBankCardSign, {
    ...CARD_PLACES,
    bankDeclined: 'card',
    cardTriesUsedUp: 'card',
    agreementMissing: 'agreement',
    idCardMissing: 'form',
    bankSilent: 'code',
    codeTooSoon: 'code',
    codesUsedUp: 'code',
    codeNotSent: 'code',
  });
  return { card, phone, agreement, code };
}
