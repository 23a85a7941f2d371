import type { Response } from '@/contract';
import { enterpriseCalls } from '@/contract/enterprise';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { checkCompany, checkIncome, checkJob, normaliseCompany } from '@/domain/enterprise/record';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { replace } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

type EmploymentError = keyof typeof EMPLOYMENT_MESSAGES;
const said = (error: EmploymentError | undefined) => error && EMPLOYMENT_MESSAGES[error];

/** Inputs stay in the draft until they are sent. */
const field = (name: 'company' | 'job' | 'income', check: (text: string) => EmploymentError | undefined) =>
  new Field('', {
    check: (text) => said(check(text)),
    keep: (text) => drafts.keep('enterprise', { [name]: text }),
  });

/** Employment data: company, job, income (spec §7 enterprise save). */
export class EnterpriseInfoModel {
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  readonly form = new Form({
    company: field('company', checkCompany),
    job: field('job', checkJob),
    income: field('income', checkIncome),
  });

  submit(): Promise<boolean> {
    const places = {
      companyWrong: 'company',
      jobWrong: 'job',
      incomeWrong: 'income',
      savesUsedUp: 'form',
    } as const;
    return this.form.submit(() => this.send(), this.form.refusalsOf(enterpriseCalls.enterpriseSave, places));
  }

  /** Fills in the draft, otherwise the last submitted record, otherwise the employer whose list names the person. */
  private async fetch(): Promise<Response<'enterpriseList'>> {
    const onFile = await call(enterpriseCalls.enterpriseList, {});
    const draft = drafts.get('enterprise');
    const [last] = onFile.list;
    const { company, job, income } = this.form.fields;
    company.put(draft.company || last?.company || onFile.employer?.name || '');
    job.put(draft.job || last?.job || '');
    income.put(draft.income || (last?.monthlyIncome ?? '').replace(/\.00$/, ''));
    return onFile;
  }

  private async send(): Promise<void> {
    const { fields } = this.form;
    const company = normaliseCompany(fields.company.value);
    const job = fields.job.value.trim();
    const monthlyIncome = toYuan(parseYuan(fields.income.value.trim()) ?? 0);
    // The same data get the same request number: a retry after a lost answer creates no second record.
    const requestNo = drafts.requestNo('enterprise', [company, job, monthlyIncome].join('|').slice(0, 128));
    const { record } = await call(enterpriseCalls.enterpriseSave, { company, job, monthlyIncome, requestNo });
    drafts.drop('enterprise');
    if (record.state === 'verified') this.carryOver(record.company);
    feedback.toast(ENTERPRISE_TEXTS.saved);
    await replace('enterpriseHistory');
  }

  /** Confirmed employment does not have to be typed again in the application (the gateway keeps it, too). */
  private carryOver(company: string): void {
    const { occupation, company: begun } = drafts.get('credit');
    drafts.keep('credit', { occupation: occupation || '企业职员', company: begun || company });
  }
}
