import { makeAutoObservable } from 'mobx';
import type { Response } from '@/contract';
import { employerMailCalls } from '@/contract/employerMail';
import { checkMail, MAIL_MESSAGES, normaliseMail } from '@/domain/enterprise/mail';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { go } from '@/navigation';
import { call } from '@/request';
import { mailDraft } from './parts/mailDraft';

/** The employer's mail: the form for the address, or the state of the address on file. */
export class EmployerMailModel {
  readonly mail = new Resource<Response<'mailQuery'>>(() => call(employerMailCalls.mailQuery, {}));
  readonly form = new Form({
    email: new Field('', {
      check: (text) => {
        const reason = checkMail(text);
        return reason && MAIL_MESSAGES[reason];
      },
      keep: (email) => void mailDraft.keep({ email, company: '', job: '' }),
    }),
  });
  /** The person wants another address than the one on file. */
  changing = false;
  private readonly refused = this.form.refusalsOf(employerMailCalls.mailSendCode, {
    mailWrong: 'email',
    mailTaken: 'email',
    codeTooSoon: 'form',
    codesUsedUp: 'form',
    codeNotSent: 'email',
  });

  constructor() {
    makeAutoObservable<this, 'refused'>(this, { mail: false, form: false, refused: false });
  }

  async load(): Promise<void> {
    await this.mail.load();
    const { email } = await mailDraft.read();
    if (this.form.fields.email.value === '') this.form.fields.email.put(email);
  }

  async shown(): Promise<void> {
    this.changing = false;
    await this.mail.load();
  }

  get asksMail(): boolean {
    return this.changing || this.mail.value?.state === 'none';
  }

  change(): void {
    this.changing = true;
  }

  async send(): Promise<void> {
    await this.form.submit(
      async () => {
        const email = normaliseMail(this.form.fields.email.value);
        const { resendSeconds } = await call(employerMailCalls.mailSendCode, { email });
        mailDraft.drop();
        await go('employerMailCode', { wait: resendSeconds });
      },
      (failure) => this.refused(failure),
    );
  }
}
