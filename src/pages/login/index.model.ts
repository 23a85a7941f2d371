import { makeAutoObservable, runInAction } from 'mobx';
import { replace, returnAfterLogin, type PageParams } from '@/navigation';
import { wechat } from '@/platform/wechat';
import { call, CallFailure } from '@/request';
import { afterLogin } from '@/stores/afterLogin';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { PhoneCodeForm } from './parts/phoneCodeForm';
import { keepTarget } from './parts/target';
import { ENDED_TEXTS } from './texts';

/** Refusals that are about the code the person typed. */
const CODE_REFUSALS = new Set(['100304', '100305', '100306', '100307']);

/** Login and registration by phone and code (spec §4 Login). */
export class LoginModel {
  readonly form = new PhoneCodeForm();
  busy = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { form: false, params: false });
  }

  load(): void {
    // Spec §2 Login: who links here may say where the person comes from, and goes on after the login.
    keepTarget(this.params.get('from'));
    if (session.loggedIn) void returnAfterLogin();
  }

  /** Back from a page that stands above, logged in by now: nothing is left to do here. */
  shown(): void {
    if (session.loggedIn) void returnAfterLogin();
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

  dispose(): void {
    this.form.dispose();
  }

  async submit(): Promise<void> {
    if (this.busy || !this.form.check()) return;
    this.busy = true;
    try {
      const answer = await call(
        'registerOrLogin',
        {
          ...this.form.values,
          sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
          ...channel.ids,
        },
        { toast: false },
      );
      await afterLogin(answer, this.form.phone);
    } catch (failure) {
      this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private refused(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure;
    this.form.refuse(CODE_REFUSALS.has(failure.code) ? 'code' : 'agreement', failure.message);
  }
}
