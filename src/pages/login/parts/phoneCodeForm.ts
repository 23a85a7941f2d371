import { makeObservable, observable } from 'mobx';
import type { enterpriseCalls } from '@/contract/enterprise';
import { loginCalls } from '@/contract/login';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { checkPhone } from '@/domain/person/phone';
import { Consents } from '@/features/consents';
import { OneTimeCode, phoneField } from '@/features/oneTimeCode';
import { Form, refusalName } from '@/model/form';
import type { Placing } from '@/model/submission';
import { call, type CallFailure } from '@/request';
import { session } from '@/stores/session';
import { LOGIN_TEXTS } from '../texts';

type LoginCall = typeof loginCalls.registerOrLogin | typeof enterpriseCalls.loginSubmit;

const SENDS = { sms: loginCalls.sendLoginSmsVCode, voice: loginCalls.sendLoginVoiceVCode };
const PLACES = {
  codeMissing: 'code',
  codeExpired: 'code',
  codeTriesUsedUp: 'code',
  codeWrong: 'code',
  addressHasToWait: 'code',
  agreementMissing: 'agreement',
  notListed: 'form',
} as const;

/** Phone, code and agreements: the inputs of every login by code. */
export class PhoneCodeForm extends Form<ReturnType<typeof fieldsOf>> {
  /** Grows when the person has to begin with the phone: its field takes the focus. */
  phoneCalls = 0;
  /** Phone and code of the last login whose answer was lost. */
  private doubtful = '';
  /** Phone and code of the last login that was sent. */
  private sent = '';

  constructor() {
    super(fieldsOf());
    makeObservable(this, { phoneCalls: observable });
  }

  /**
   * Restores the inputs after a reload or from another login page. `resumes`: a session has just ended by itself, so fill in its phone.
   * Otherwise the phone of an earlier person is not shown.
   */
  async load(resumes: boolean): Promise<void> {
    const { phone, code } = this.fields;
    await code.sent.remember();
    const known = code.sent.target || (resumes ? await session.phone() : '');
    if (phone.value === '') phone.put(known);
    if (phone.value === '') this.phoneCalls += 1;
  }

  /**
   * The consent is given: logs in if that was all that was missing. If the code was missing, too, it is sent now; not in elder mode, where it
   * would be a call.
   */
  async agreed(submit: () => unknown, elder: boolean): Promise<void> {
    if (this.onlyConsentWasMissing) return void submit();
    const { phone, code } = this.fields;
    if (!elder && code.isUntouched && checkPhone(phone.value) === undefined) await code.send();
  }

  dispose(): void {
    this.fields.code.dispose();
  }

  /** Parameters of the login calls. */
  get values() {
    const { phone, code } = this.fields;
    return {
      phone: phone.value,
      code: code.value,
      agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
    };
  }

  /**
   * The consent was the last thing to come, so the login needs no other press. A phone and code that were sent once are not sent again by
   * themselves: their answer is shown at the field, or is still on its way.
   */
  get onlyConsentWasMissing(): boolean {
    const { phone, code, agreement } = this.fields;
    return (
      agreement.agreed && code.isWhole && checkPhone(phone.value) === undefined && this.asked !== this.sent
    );
  }

  private get asked(): string {
    const { phone, code } = this.fields;
    return `${phone.value} ${code.value}`;
  }

  /** Logs in by this call; `enter` runs after the code is used up. `placed` shows refusals that only this login has. */
  async enter<A>(
    definition: LoginCall,
    ask: () => Promise<A>,
    enter: (answer: A) => Promise<void>,
    placed?: Placing,
  ): Promise<void> {
    const beside = this.refusalsOf(definition, PLACES);
    await this.submit(
      async () => {
        this.sent = this.asked;
        const answer = await ask();
        this.fields.code.sent.forget();
        await enter(answer);
      },
      (failure) => (placed?.(failure) ?? false) || this.lost(definition, failure) || beside(failure),
    );
  }

  /** Handles a login whose answer was lost: the person may be logged in or not. */
  private lost(definition: LoginCall, failure: CallFailure): boolean {
    const { asked } = this;
    const { code } = this.fields;
    if (failure.inDoubt) {
      this.doubtful = asked;
      code.refuse(LOGIN_TEXTS.lostReply);
      return true;
    }
    if (this.doubtful !== asked || refusalName(definition, failure) !== 'codeMissing') return false;
    // The lost login succeeded: the code is used up, and a new one can be requested at once.
    code.refuse(LOGIN_TEXTS.codeUsed);
    code.sent.forget();
    return true;
  }
}

function fieldsOf() {
  const phone = phoneField(() => code.clear());
  const code: OneTimeCode = new OneTimeCode({
    phone: () => phone.value,
    flow: 'login',
    eachPhoneWaits: true,
    ready: () => phone.check(),
    send: ({ phone: to, way }, picToken) => call(SENDS[way], { phone: to, ...(picToken && { picToken }) }),
    needsPicture: (failure) => refusalName(loginCalls.sendLoginSmsVCode, failure) === 'pictureNeeded',
  });
  return { phone, code, agreement: new Consents(['register'], LOGIN_TEXTS.agreementMissing) };
}
