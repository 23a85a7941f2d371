import { makeAutoObservable } from 'mobx';
import { boundCardCalls } from '@/contract/boundCard';
import { cardCalls } from '@/contract/card';
import { CARD_AGREEMENTS } from '@/features/cardBinding';
import { Consents } from '@/features/consents';
import { OneTimeCode } from '@/features/oneTimeCode';
import { Form } from '@/model/form';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { SIGN } from './texts';

const AGREEMENT_IDS = CARD_AGREEMENTS.map(({ key }) => key);

/** Renews the bank's protocol of a card: consent, and the code to the phone that the bank knows. */
export class SignRenewal {
  /** The inputs are visible: the protocol has run out, or the person wants a new one. */
  open = false;
  private phone = '';
  private signSeq = '';
  private readonly agreement = new Consents(AGREEMENT_IDS, SIGN.consent);
  private readonly code: OneTimeCode = new OneTimeCode({
    phone: () => this.phone,
    ready: () => this.agreement.check(),
    send: () => this.send(),
    placed: (failure) => this.refusedToSend(failure),
  });
  readonly form = new Form({ agreement: this.agreement, code: this.code });
  private readonly refusedToSend = this.form.refusalsOf(boundCardCalls.renewBankCardSign, {
    cardUnknown: 'form',
    bankDeclined: 'code',
    bankSilent: 'code',
    codeTooSoon: 'code',
    codesUsedUp: 'code',
    codeNotSent: 'code',
    agreementMissing: 'agreement',
  });

  constructor(
    private readonly cardId: string,
    private readonly renewed: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'agreement' | 'code' | 'signSeq' | 'refusedToSend' | 'cardId' | 'renewed'>(
      this,
      {
        ...{ form: false, agreement: false, code: false, signSeq: false },
        ...{ refusedToSend: false, cardId: false, renewed: false },
      },
    );
  }

  /** `phone`: masked. */
  begin(phone: string, ended: boolean): void {
    this.phone = phone;
    this.open ||= ended;
  }

  start(): void {
    this.open = true;
  }

  async submit(): Promise<void> {
    const refused = this.form.refusalsOf(cardCalls.confirmBankCardSign, {
      codeMissing: 'code',
      codeExpired: 'code',
      codeTriesUsedUp: 'code',
      codeWrong: 'code',
      cardUnsupported: 'form',
      cardBound: 'form',
      cardTaken: 'form',
    });
    const { signSeq, code } = this;
    const confirm = () => call(cardCalls.confirmBankCardSign, { signSeq, code: code.value });
    if (!(await this.form.submit(confirm, refused))) return;
    this.close();
    feedback.toast(SIGN.done);
    await this.renewed();
  }

  dispose(): void {
    this.code.dispose();
  }

  private close(): void {
    this.open = false;
    this.code.field.put('');
    this.agreement.offer(AGREEMENT_IDS);
  }

  private async send() {
    const answer = await call(boundCardCalls.renewBankCardSign, {
      cardId: this.cardId,
      agreements: AGREEMENT_IDS,
    });
    this.signSeq = answer.signSeq;
    return answer;
  }
}
