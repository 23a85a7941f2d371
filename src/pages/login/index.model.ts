import { loginCalls } from '@/contract/login';
import { afterLogin, loginDone } from '@/features/login';
import { replace, type PageParams } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { call } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { PhoneCodeForm } from './parts/phoneCodeForm';
import { keepTarget } from './parts/target';
import { ENDED_TEXTS } from './texts';

/** Login and registration by phone and code (spec §4 Login). */
export class LoginModel {
  readonly form = new PhoneCodeForm();

  constructor(readonly params: PageParams) {}

  load(): void {
    // Spec §2 Login: a link may carry the page to return to after the login.
    keepTarget(this.params.get('from'));
    if (session.loggedIn) void loginDone();
    else void this.form.load(this.ended !== undefined);
  }

  /** Back from a page above; if the person logged in there, this page is done. */
  shown(): void {
    if (session.loggedIn) void loginDone();
  }

  /** How the last session ended, if it ended by itself. */
  get ended(): (typeof ENDED_TEXTS)[keyof typeof ENDED_TEXTS] | undefined {
    const how = this.params.get('ended');
    return how === 'expired' || how === 'elsewhere' ? ENDED_TEXTS[how] : undefined;
  }

  /** The page runs inside WeChat. */
  get hasWechat(): boolean {
    return wechat.present;
  }

  byWechat(): Promise<void> {
    return replace('wxLogin', { sourceFlag: this.params.get('sourceFlag') });
  }

  /** Replaces this page, like every other login: Back from the page after the login does not lead here. */
  byEnterprise(): Promise<void> {
    return replace('enterpriseLogin', { sourceFlag: this.params.get('sourceFlag') });
  }

  dispose(): void {
    this.form.dispose();
  }

  submit(): Promise<void> {
    const { form, params } = this;
    return form.enter(
      loginCalls.registerOrLogin,
      () =>
        call(loginCalls.registerOrLogin, {
          ...form.values,
          sourceFlag: channel.sourceFlag(params.get('sourceFlag')),
          ...channel.ids,
        }),
      (answer) => afterLogin(answer, form.fields.phone.value),
    );
  }
}
