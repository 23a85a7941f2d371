import { makeAutoObservable, runInAction } from 'mobx';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { linkCodeOf } from '@/domain/login/linkCode';
import { go, replace, returnAfterLogin, type PageParams } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { call, CallFailure } from '@/request';
import { afterLogin } from '@/stores/afterLogin';
import { channel } from '@/stores/channel';
import { persisted } from '@/stores/persisted';
import { session } from '@/stores/session';
import { knownToWechat, rememberWechatUser } from '@/stores/wechatLogin';
import { keepTarget } from './parts/target';
import { LOGIN_TEXTS, WECHAT_TEXTS } from './texts';

const QUIET = { toast: false } as const;

/**
 * - `link`: a code of a link is being redeemed
 * - `checking`: WeChat is asked who this is
 * - `ready`: the person may give the phone number
 * - `absent`: there is no WeChat here, or the link did not let in: the phone login is what is left
 */
export type WxLoginState = 'link' | 'checking' | 'ready' | 'absent';

/** Login without typing: by WeChat in the mini-program, by the code of a partner's link anywhere (spec §2 Login, §7 Login). */
export class WxLoginModel {
  state: WxLoginState;
  agreed = false;
  agreementError = '';
  busy = false;
  /** Why it did not work, in words for the person. */
  problem = '';
  /** The link may still be good: no answer came. */
  linkUnanswered = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { params: false });
    this.state = this.linkCode === '' ? (wechat.present ? 'checking' : 'absent') : 'link';
  }

  async load(): Promise<void> {
    keepTarget(this.params.get('toPage'));
    if (this.state === 'link') return this.byLink();
    if (session.loggedIn) return returnAfterLogin();
    if (this.state === 'checking') await this.check();
  }

  /** Back from an agreement, or from a page that was reached after the login. */
  shown(): void {
    if (session.loggedIn && this.state !== 'link') void returnAfterLogin();
  }

  get title(): string {
    return this.params.has('accessCode') ? WECHAT_TEXTS.linkTitle : WECHAT_TEXTS.title;
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed;
    this.agreementError = '';
  }

  /** The button was pressed without the agreements: WeChat is not asked. */
  askToAgree(): void {
    this.agreementError = LOGIN_TEXTS.agreementMissing;
  }

  openAgreement(id: string): Promise<void> {
    return go('contractTemplate', { id });
  }

  byPhone(): Promise<void> {
    return replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  /** The link once more. */
  retryLink(): Promise<void> {
    this.state = 'link';
    return this.byLink();
  }

  /** What the button answered: the code of a phone number, or the person's no. */
  async phoneGiven(detail: unknown): Promise<void> {
    if (this.busy) return;
    const answer = wechat.phoneCode(detail);
    if (!answer.ok) {
      this.problem = WECHAT_TEXTS.refusals[answer.reason];
      return;
    }
    await this.work(() => this.byPhoneCode(answer.code));
  }

  private get linkCode(): string {
    return linkCodeOf(this.params.get('accessCode'));
  }

  private async byPhoneCode(code: string): Promise<void> {
    const { login } = await call(
      'silentLogin',
      {
        by: 'phoneNumber',
        code,
        sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
        agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
        ...channel.ids,
      },
      QUIET,
    );
    if (login === null) throw new Error('a phone number without a customer');
    await afterLogin(login, login.phone);
    await rememberWechatUser();
  }

  /** Spec §7 generateTokenCode: the login that a link brings along takes the place of whoever was logged in here. */
  private async byLink(): Promise<void> {
    await this.work(async () => {
      const answer = await call('generateTokenCode', { accessCode: this.linkCode }, QUIET);
      await afterLogin(answer, answer.phone);
    });
    if (this.problem !== '') runInAction(() => (this.state = wechat.present ? 'ready' : 'absent'));
  }

  private async check(): Promise<void> {
    const known = persisted.get('wechatKnown') ? await knownToWechat() : undefined;
    if (known !== undefined && !session.loggedIn) return afterLogin(known, known.phone);
    if (session.loggedIn) return returnAfterLogin();
    runInAction(() => (this.state = 'ready'));
  }

  private async work(job: () => Promise<void>): Promise<void> {
    runInAction(() => {
      this.busy = true;
      this.problem = '';
      this.linkUnanswered = false;
    });
    try {
      await job();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      runInAction(() => {
        this.problem = failure.message;
        this.linkUnanswered = this.state === 'link' && failure.inDoubt;
      });
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
