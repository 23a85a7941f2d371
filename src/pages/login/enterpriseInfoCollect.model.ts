import type { Response } from '@/contract';
import { enterpriseCalls } from '@/contract/enterprise';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { checkCompany, checkIncome, checkJob, normaliseCompany } from '@/domain/enterprise/record';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { Field } from '@/model/field';
import { Form } from '@/model/form';
import { Resource } from '@/model/resource';
import { PageMoves } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/storage/drafts';
import { feedback } from '@/stores/feedback';
import { sealedRequestNo } from '@/storage/sealedRequest';
import { workDraft } from '@/storage/workDraft';
import { employmentDraft } from './parts/employmentDraft';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

type EmploymentError = keyof typeof EMPLOYMENT_MESSAGES;
const said = (error: EmploymentError | undefined) => error && EMPLOYMENT_MESSAGES[error];

/** Inputs stay in the draft until they are sent. */
const field = (check: (text: string) => EmploymentError | undefined, keep: () => void) =>
  new Field('', { check: (text) => said(check(text)), keep });

/** Employment data: company, job, income (spec §7 enterprise save). */
export class EnterpriseInfoModel {
  private readonly moves = new PageMoves();
  readonly content = new Resource(() => this.fetch());
  readonly load = this.content.load;
  readonly form = new Form({
    company: field(checkCompany, () => this.keepTyped()),
    job: field(checkJob, () => this.keepTyped()),
    income: field(checkIncome, () => this.keepTyped()),
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

  private keepTyped(): void {
    const { company, job, income } = this.form.fields;
    void employmentDraft.keep({ company: company.value, job: job.value, income: income.value });
  }

  /** Fills in the draft, otherwise the last submitted record, otherwise the employer whose list names the person. */
  private async fetch(): Promise<Response<'enterpriseList'>> {
    const onFile = await call(enterpriseCalls.enterpriseList, {});
    const draft = await employmentDraft.read();
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
    const requestNo = await sealedRequestNo('enterprise', [company, job, monthlyIncome].join('|'));
    const { record } = await call(enterpriseCalls.enterpriseSave, { company, job, monthlyIncome, requestNo });
    employmentDraft.drop();
    drafts.drop('enterprise');
    if (record.state === 'verified') await this.carryOver(record.company);
    feedback.toast(ENTERPRISE_TEXTS.saved);
    await this.moves.replace('enterpriseHistory');
  }

  /** Confirmed employment does not have to be typed again in the application (the gateway keeps it, too). */
  private async carryOver(company: string): Promise<void> {
    const { occupation, company: begun } = await workDraft.read();
    await workDraft.keep({ occupation: occupation || '企业职员', company: begun || company });
  }
}
