import type { enterpriseCalls } from '@/contract/enterprise';
import { loginCalls } from '@/contract/login';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
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

/** Phone, code and agreements: what every login by a code asks of a person. */
export class PhoneCodeForm extends Form<ReturnType<typeof fieldsOf>> {
  /** The last login went out with this code, and what became of it is not known. */
  private doubtful = '';

  constructor() {
    super(fieldsOf());
  }

  /**
   * What a reload or another way in left. `resumes`: a session has just ended by itself, and its phone is known; nobody else is shown whose
   * phone was used here.
   */
  async load(resumes: boolean): Promise<void> {
    const { phone, code } = this.fields;
    await code.sent.remember();
    const known = code.sent.target || (resumes ? await session.phone() : '');
    if (phone.value === '') phone.put(known);
  }

  dispose(): void {
    this.fields.code.dispose();
  }

  /** What the login calls take. */
  get values() {
    const { phone, code } = this.fields;
    return {
      phone: phone.value,
      code: code.value,
      agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
    };
  }

  /** Logs in by this call; `enter` runs with its code used up. `placed` shows what only this way in refuses. */
  async enter<A>(
    definition: LoginCall,
    ask: () => Promise<A>,
    enter: (answer: A) => Promise<void>,
    placed?: Placing,
  ): Promise<void> {
    const beside = this.refusalsOf(definition, PLACES);
    await this.submit(
      async () => {
        const answer = await ask();
        this.fields.code.sent.forget();
        await enter(answer);
      },
      (failure) => (placed?.(failure) ?? false) || this.lost(definition, failure) || beside(failure),
    );
  }

  /** Nobody knows whether the login was done, or it was, and nobody heard of it. */
  private lost(definition: LoginCall, failure: CallFailure): boolean {
    const { phone, code } = this.fields;
    const asked = `${phone.value} ${code.value}`;
    if (failure.inDoubt) {
      this.doubtful = asked;
      code.refuse(LOGIN_TEXTS.lostReply);
      return true;
    }
    if (this.doubtful !== asked || refusalName(definition, failure) !== 'codeMissing') return false;
    // Let in the first time: the code is used up, and the next one need not wait.
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
