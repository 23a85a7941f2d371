import { action, makeObservable, observable, runInAction } from 'mobx';
import { wechatCalls } from '@/contract/wechat';
import { REGISTER_AGREEMENTS } from '@/domain/login/agreements';
import { linkCodeOf } from '@/domain/login/linkCode';
import { Consents } from '@/features/consents';
import { afterLogin, linkIsOver, loginDone } from '@/features/login';
import { knownToWechat, rememberWechatUser } from '@/features/wechatLogin';
import { persisted } from '@/storage/persisted';
import { pointOut } from '@/model/pointOut';
import { Submission } from '@/model/submission';
import { PageMoves, replace, type PageParams } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { LinkLogin } from './parts/linkLogin';
import { keepTarget } from './parts/target';
import { LOGIN_TEXTS, WECHAT_TEXTS } from './texts';

/**
 * - `link`: looking up the code of a link
 * - `offer`: asking the person whether to log in by the link
 * - `checking`: asking WeChat who the person is
 * - `ready`: the person can share the phone number
 * - `absent`: there is no WeChat; only the login by phone is possible. It opens at once, unless a link has failed and the page says why
 * - `stay`: the link failed, and a person is logged in already
 */
export type WxLoginState = 'link' | 'offer' | 'checking' | 'ready' | 'absent' | 'stay';

/** Login without typing: by WeChat in the mini-program, by the code of a partner's link anywhere (spec §2 Login, §7 Login). */
export class WxLoginModel {
  state: WxLoginState;
  readonly link: LinkLogin | undefined;
  readonly consent = new Consents(['register'], LOGIN_TEXTS.agreementMissing);
  private readonly submission = new Submission();
  private readonly moves = new PageMoves();
  /** No answer came: the link may still be valid. */
  linkUnanswered = false;

  constructor(readonly params: PageParams) {
    makeObservable<this, 'withoutLink'>(this, {
      state: observable,
      linkUnanswered: observable,
      withoutLink: action,
    });
    const code = linkCodeOf(params.get('accessCode'));
    this.link = code === '' ? undefined : new LinkLogin(code);
    this.state = this.link === undefined ? (wechat.present ? 'checking' : 'absent') : 'link';
  }

  async load(): Promise<void> {
    keepTarget(this.params.get('toPage'));
    if (this.link !== undefined) return this.look(this.link);
    if (session.loggedIn) return loginDone();
    if (this.state === 'checking') return this.check();
    await this.moves.replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  /** Back from an agreement, or from a page opened after the login. */
  shown(): void {
    if (this.state === 'offer' && this.link?.outdated) void this.look(this.link);
    else if (session.loggedIn && !['link', 'offer', 'stay'].includes(this.state)) void loginDone();
  }

  get title(): string {
    return this.params.has('accessCode') ? WECHAT_TEXTS.linkTitle : WECHAT_TEXTS.title;
  }

  get busy(): boolean {
    return this.submission.busy;
  }

  /** Nothing to show: a link is looked up, or the login by phone opens. */
  get goingOn(): boolean {
    return this.state === 'link' || (this.state === 'absent' && this.problem === '');
  }

  /** Why the login failed, as text to show. */
  get problem(): string {
    return this.submission.problem;
  }

  get agreed(): boolean {
    return this.consent.agreed;
  }

  /** The button was pressed without the agreements: shows the error; WeChat is not asked. */
  askToAgree(): void {
    if (!this.consent.check()) pointOut();
  }

  byPhone(): Promise<void> {
    return replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  /** Looks up the link again. */
  async retryLink(): Promise<void> {
    if (this.link !== undefined) await this.look(this.link);
  }

  /** Masked phone of the person who is logged in; '' for no one. */
  get here(): string {
    return session.loggedIn ? (session.userInfo?.phone ?? '') : '';
  }

  /** The person keeps the current login. */
  keep(): Promise<void> {
    return loginDone();
  }

  /** The person has read whom the link logs in, and agrees. */
  async accept(): Promise<void> {
    const { link } = this;
    if (this.busy || link === undefined) return;
    // The session has changed since the question was asked: look up again.
    if (link.outdated) return this.look(link);
    await this.work(() => link.accept());
  }

  /** The button's answer: the code of a phone number, or that the person declined. */
  async phoneGiven(detail: unknown): Promise<void> {
    if (this.busy) return;
    const answer = wechat.phoneCode(detail);
    if (!answer.ok) {
      const { reason } = answer;
      runInAction(() => (this.submission.problem = WECHAT_TEXTS.refusals[reason]));
      return;
    }
    await this.work(() => this.byPhoneCode(answer.code));
  }

  private async byPhoneCode(code: string): Promise<void> {
    const { login } = await call(wechatCalls.silentLogin, {
      by: 'phoneNumber',
      code,
      sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
      agreements: REGISTER_AGREEMENTS.map(({ key }) => key),
      ...channel.ids,
    });
    if (login === null) throw new Error('a phone number without a customer');
    await afterLogin(login, '');
    await rememberWechatUser();
  }

  /** Looks up the link without logging in: the page asks first. */
  private async look(link: LinkLogin): Promise<void> {
    runInAction(() => (this.state = 'link'));
    await this.work(async () => {
      if ((await link.look()) === 'alreadyHere') return loginDone();
      runInAction(() => (this.state = 'offer'));
    });
    if (this.problem !== '') this.withoutLink();
  }

  private withoutLink(): void {
    this.state = session.loggedIn ? 'stay' : wechat.present ? 'ready' : 'absent';
  }

  private async check(): Promise<void> {
    const known = persisted.get('wechatKnown') ? await knownToWechat() : undefined;
    if (known !== undefined && !session.loggedIn) return afterLogin(known, '');
    if (session.loggedIn) return loginDone();
    runInAction(() => (this.state = 'ready'));
  }

  private async work(job: () => Promise<void>): Promise<void> {
    runInAction(() => (this.linkUnanswered = false));
    await this.submission.run(job, (failure) => {
      this.linkUnanswered = this.state === 'link' && failure.inDoubt;
      if (this.state === 'offer' && linkIsOver(failure)) this.withoutLink();
      return false;
    });
  }
}
