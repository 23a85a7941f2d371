import { makeObservable, observable, runInAction } from 'mobx';
import { enterpriseCalls } from '@/contract/enterprise';
import { afterLogin, loginDone } from '@/features/login';
import { refusalName } from '@/model/form';
import { replace, type PageParams } from '@/navigation';
import { call, type CallFailure } from '@/request';
import { channel } from '@/stores/channel';
import { session } from '@/stores/session';
import { PhoneCodeForm } from './parts/phoneCodeForm';

const NOT_ASKED = { phone: '', why: '' };

/** Login of an enterprise's employee: phone, code, and the employer's list (contract loginSubmit). */
export class EnterpriseLoginModel {
  readonly form = new PhoneCodeForm();
  /** The phone that the employers' lists refused, and why. */
  private refusal = NOT_ASKED;

  constructor(readonly params: PageParams) {
    makeObservable<this, 'refusal'>(this, { refusal: observable.ref });
  }

  load(): void {
    if (session.loggedIn) void loginDone();
    else void this.form.load(false);
  }

  /** Back from a page above; if the person logged in there, this page is done. */
  shown(): void {
    if (session.loggedIn) void loginDone();
  }

  dispose(): void {
    this.form.dispose();
  }

  /** Why the employers' lists refuse this phone; '' if they were not asked. */
  get notListed(): string {
    return this.refusal.phone === this.form.fields.phone.value ? this.refusal.why : '';
  }

  /** Replaces this page: after that login, Back does not lead here. */
  toOrdinaryLogin(): Promise<void> {
    return replace('login', { sourceFlag: this.params.get('sourceFlag') });
  }

  submit(): Promise<void> {
    const { form, params } = this;
    return form.enter(
      enterpriseCalls.loginSubmit,
      () => {
        runInAction(() => (this.refusal = NOT_ASKED));
        return call(enterpriseCalls.loginSubmit, {
          ...form.values,
          sourceFlag: channel.sourceFlag(params.get('sourceFlag')),
          ...channel.ids,
        });
      },
      (answer) =>
        afterLogin(answer, form.fields.phone.value, {
          landing: answer.hasRecord === 'Y' ? 'enterpriseHome' : 'enterpriseInfo',
        }),
      (failure) => this.refused(failure),
    );
  }

  private refused(failure: CallFailure): boolean {
    if (refusalName(enterpriseCalls.loginSubmit, failure) !== 'notListed') return false;
    this.refusal = { phone: this.form.fields.phone.value, why: failure.message };
    return true;
  }
}
