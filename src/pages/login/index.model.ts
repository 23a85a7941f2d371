import { loginCalls } from '@/contract/login';
import { afterLogin, loginDone } from '@/features/login';
import { go, replace, type PageParams } from '@/navigation';
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
    // Spec §2 Login: who links here may say where the person comes from, and goes on after the login.
    keepTarget(this.params.get('from'));
    if (session.loggedIn) void loginDone();
    else void this.form.load(this.ended !== undefined);
  }

  /** Back from a page that stands above, logged in by now: nothing is left to do here. */
  shown(): void {
    if (session.loggedIn) void loginDone();
  }

  /** What became of the session that stood here before, where one did. */
  get ended(): (typeof ENDED_TEXTS)[keyof typeof ENDED_TEXTS] | undefined {
    const how = this.params.get('ended');
    return how === 'expired' || how === 'elsewhere' ? ENDED_TEXTS[how] : undefined;
  }

  /** WeChat stands around this page. */
  get hasWechat(): boolean {
    return wechat.present;
  }

  byWechat(): Promise<void> {
    return replace('wxLogin', { sourceFlag: this.params.get('sourceFlag') });
  }

  /** In place of this page, like every other way in: Back from what the login leads to does not come here. */
  byEnterprise(): Promise<void> {
    return replace('enterpriseLogin', { sourceFlag: this.params.get('sourceFlag') });
  }

  recover(): Promise<void> {
    return go('recoveryCard');
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
