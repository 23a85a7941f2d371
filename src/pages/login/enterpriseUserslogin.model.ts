import { makeAutoObservable, runInAction } from 'mobx';
import { enterpriseCalls } from '@/contract/enterprise';
import { afterLogin, loginDone } from '@/features/login';
import { replace, type PageParams } from '@/navigation';
import { call, CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { PhoneCodeForm } from './parts/phoneCodeForm';

/** Contract loginSubmit: the phone is on no employer's list. */
const NOT_LISTED = '101100';

/** Login of an enterprise's employee: phone, code, and the employer's list (contract loginSubmit). */
export class EnterpriseLoginModel {
  readonly form = new PhoneCodeForm();
  /** Which phone the employers' lists did not let in, and why. */
  private refusal = { phone: '', why: '' };
  busy = false;

  constructor(readonly params: PageParams) {
    makeAutoObservable(this, { form: false, params: false });
  }

  load(): void {
    if (session.loggedIn) void loginDone();
    else void this.form.load(false);
  }

  /** Back from a page that stands above, logged in by now: nothing is left to do here. */
  shown(): void {
    if (session.loggedIn) void loginDone();
  }

  dispose(): void {
    this.form.dispose();
  }

  /** Why the employers' lists do not let this phone in; '' while they were not asked. */
  get notListed(): string {
    return this.refusal.phone === this.form.phone ? this.refusal.why : '';
  }

  /** In place of this page: whoever logs in there does not come back here. */
  toOrdinaryLogin(): Promise<void> {
    return replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  async submit(): Promise<void> {
    if (this.busy || !this.form.check()) return;
    this.busy = true;
    this.refusal = { phone: '', why: '' };
    try {
      const answer = await call(enterpriseCalls.loginSubmit, {
        ...this.form.values,
        sourceFlag: channel.sourceFlag(this.params.get('sourceFlag')),
        ...channel.ids,
      });
      const landing = answer.hasRecord === 'Y' ? 'enterpriseHome' : 'enterpriseInfo';
      this.form.entered();
      await afterLogin(answer, this.form.phone, { landing });
    } catch (failure) {
      this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private refused(failure: unknown): void {
    if (failure instanceof CallFailure && failure.code === NOT_LISTED)
      this.refusal = { phone: this.form.phone, why: failure.message };
    else this.form.refused(failure);
  }
}
