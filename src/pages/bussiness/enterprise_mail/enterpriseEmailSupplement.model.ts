import { makeObservable } from 'mobx';
import type { Response } from '@/contract';
import { employerMailCalls } from '@/contract/employerMail';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { checkCompany, checkJob, normaliseCompany } from '@/domain/enterprise/record';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves } from '@/navigation';
import { call } from '@/request';
import { feedback } from '@/stores/feedback';
import { mailDraft } from './parts/mailDraft';
import { MAIL } from './parts/texts';

type Reason = keyof typeof EMPLOYMENT_MESSAGES;
const field = (check: (text: string) => Reason | undefined, keep: () => void) =>
  new Field('', {
    keep,
    check: (text) => {
      const reason = check(text);
      return reason && EMPLOYMENT_MESSAGES[reason];
    },
  });

/** Company data for a mail domain that we do not know yet. */
export class EmployerMailCompanyModel {
  private readonly moves = new PageMoves();
  readonly mail = new Resource<Response<'mailQuery'>>(() => this.fetch());
  readonly form = new Form({
    company: field(checkCompany, () => this.keepTyped()),
    job: field(checkJob, () => this.keepTyped()),
  });

  constructor() {
    makeObservable(this, {});
  }

  load(): Promise<void> {
    return this.mail.load();
  }

  get open(): boolean {
    const state = this.mail.value?.state;
    return state === 'proved' || state === 'refused';
  }

  async submit(): Promise<void> {
    const { company, job } = this.form.fields;
    const placed = this.form.refusalsOf(employerMailCalls.mailSupplement, {
      companyWrong: 'company',
      jobWrong: 'job',
      supplementClosed: 'form',
    });
    const sent = await this.form.submit(async () => {
      const data = { company: normaliseCompany(company.value), job: job.value.trim() };
      this.mail.put(await call(employerMailCalls.mailSupplement, data));
    }, placed);
    if (!sent) return;
    mailDraft.drop();
    feedback.toast(MAIL.submitted);
    await this.moves.back('employerMail');
  }

  private keepTyped(): void {
    const { company, job } = this.form.fields;
    void mailDraft.keep({ email: '', company: company.value, job: job.value });
  }

  private async fetch(): Promise<Response<'mailQuery'>> {
    const mail = await call(employerMailCalls.mailQuery, {});
    const typed = await mailDraft.read();
    const { company, job } = this.form.fields;
    // The typed text survives a reload of the page or the app.
    if (company.value === '') company.put(typed.company || mail.company);
    if (job.value === '') job.put(typed.job || mail.job);
    return mail;
  }
}
