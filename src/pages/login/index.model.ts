import { makeAutoObservable, runInAction } from 'mobx';
import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { go, returnAfterLogin, routeAt, routes, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { startCredit } from '@/stores/entry';
import { persisted } from '@/stores/persisted';
import { session } from '@/stores/session';
import { CodeSender, type CodeChannel } from './parts/codeSender';
import { LOGIN_TEXTS } from './texts';

/** Spec §2 Login, §9: default source flag of login. */
const DEFAULT_SOURCE_FLAG = 'XQD002';
const SIX_DIGITS = /^\d{6}$/;
/** Refusals that are about the code the person typed. */
const CODE_REFUSALS = new Set(['100304', '100305', '100306', '100307']);

/** A page that asked for the login and is no tab: who was on a tab when logging in is not in the middle of anything. */
function isPageWaiting(address: string): boolean {
  const key = routeAt(address.split('?')[0] ?? '');
  return address !== '' && key !== undefined && !('tab' in routes[key]);
}

/** Login and registration by phone and code (spec §4 Login). */
export class LoginModel {
  readonly codes = new CodeSender();
  phone = '';
  code = '';
  agreed = false;
  phoneError = '';
  codeError = '';
  agreementError = '';
  busy = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { codes: false, params: false });
  }

  load(): void {
    if (session.loggedIn) void returnAfterLogin();
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

  sendCode(way: CodeChannel): Promise<void> {
    return this.checkPhone() ? this.codes.send(this.phone, way) : Promise.resolve();
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    try {
      const answer = await call(
        'registerOrLogin',
        {
          phone: this.phone,
          code: this.code,
          sourceFlag: this.params.get('sourceFlag') ?? DEFAULT_SOURCE_FLAG,
          agreements: ['register', 'privacy'],
          ...channel.ids,
        },
        { toast: false },
      );
      session.start(answer, this.phone);
      await this.land();
    } catch (failure) {
      this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private checkPhone(): boolean {
    const reason = checkPhone(this.phone);
    this.phoneError = reason === undefined ? '' : PERSON_MESSAGES[reason];
    return reason === undefined;
  }

  private check(): boolean {
    const phoneFine = this.checkPhone();
    this.codeError = SIX_DIGITS.test(this.code) ? '' : LOGIN_TEXTS.codeMissing;
    this.agreementError = this.agreed ? '' : LOGIN_TEXTS.agreementMissing;
    return phoneFine && this.codeError === '' && this.agreed;
  }

  private refused(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure;
    runInAction(() => {
      if (CODE_REFUSALS.has(failure.code)) this.codeError = failure.message;
      else this.agreementError = failure.message;
    });
  }

  /** Spec §4 Login: the whitelist goes home; who has no ID number yet applies, unless a page is waiting for the login. */
  private async land(): Promise<void> {
    const [list, user] = await Promise.all([
      call('queryZdList', {}, { toast: false }).catch(() => undefined),
      call('getUserInfoByPhone', { stageType: '1' }, { toast: false }).catch(() => undefined),
    ]);
    if (user !== undefined) session.update(user);
    const waiting = isPageWaiting(persisted.get('loginNextPage'));
    await returnAfterLogin();
    if (list?.inZdList !== '1' && user?.idNo === '' && !waiting) await startCredit();
  }
}
