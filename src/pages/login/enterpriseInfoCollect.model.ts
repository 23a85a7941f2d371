import { makeAutoObservable, runInAction } from 'mobx';
import type { Response } from '@/contract';
import { enterpriseCalls } from '@/contract/enterprise';
import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { checkCompany, checkIncome, checkJob, normaliseCompany } from '@/domain/enterprise/record';
import { parseYuan, toYuan } from '@/domain/money/fen';
import { placeRefusal } from '@/features/refusal';
import { Resource } from '@/model/resource';
import { replace } from '@/navigation';
import { call } from '@/request';
import { drafts } from '@/stores/drafts';
import { feedback } from '@/stores/feedback';
import { ENTERPRISE_TEXTS } from './parts/enterpriseTexts';

type OnFile = Response<'enterpriseList'>;
type Place = 'company' | 'job' | 'income' | 'all';

/** Contract enterpriseSave, by the field each refusal is about. */
const PLACES: ReadonlyMap<string, Place> = new Map([
  ['101101', 'company'],
  ['101102', 'job'],
  ['101103', 'income'],
  ['101104', 'all'],
]);

const message = (reason: keyof typeof EMPLOYMENT_MESSAGES | undefined): string =>
  reason === undefined ? '' : EMPLOYMENT_MESSAGES[reason];

/** Employment data: company, job, income (spec §7 enterprise save). What is typed is kept until it is sent. */
export class EnterpriseInfoModel {
  readonly content = new Resource(() => this.fetch());
  company = '';
  job = '';
  income = '';
  companyError = '';
  jobError = '';
  incomeError = '';
  /** Why it was not taken, where that is about no field. */
  problem = '';
  busy = false;

  constructor() {
    makeAutoObservable(this, { content: false });
  }

  load(): Promise<void> {
    return this.content.load();
  }

  typeCompany(text: string): void {
    this.company = text;
    this.companyError = '';
    drafts.keep('enterprise', { company: text });
  }

  typeJob(text: string): void {
    this.job = text;
    this.jobError = '';
    drafts.keep('enterprise', { job: text });
  }

  typeIncome(text: string): void {
    this.income = text;
    this.incomeError = '';
    drafts.keep('enterprise', { income: text });
  }

  async submit(): Promise<void> {
    if (this.busy || !this.check()) return;
    this.busy = true;
    this.problem = '';
    try {
      await this.send();
    } catch (failure) {
      this.refused(failure);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** What was begun, else what was submitted last, else the employer that names the person. */
  private async fetch(): Promise<OnFile> {
    const onFile = await call(enterpriseCalls.enterpriseList, {});
    const draft = drafts.get('enterprise');
    const [last] = onFile.list;
    runInAction(() => {
      this.company = draft.company || last?.company || onFile.employer?.name || '';
      this.job = draft.job || last?.job || '';
      this.income = draft.income || (last?.monthlyIncome ?? '').replace(/\.00$/, '');
    });
    return onFile;
  }

  private check(): boolean {
    this.companyError = message(checkCompany(this.company));
    this.jobError = message(checkJob(this.job));
    this.incomeError = message(checkIncome(this.income));
    return [this.companyError, this.jobError, this.incomeError].every((error) => error === '');
  }

  private async send(): Promise<void> {
    const company = normaliseCompany(this.company);
    const job = this.job.trim();
    const monthlyIncome = toYuan(parseYuan(this.income.trim()) ?? 0);
    // The same number for the same data: a repetition after a lost answer is no second record.
    const requestNo = drafts.requestNo('enterprise', [company, job, monthlyIncome].join('|').slice(0, 128));
    const { record } = await call(enterpriseCalls.enterpriseSave, { company, job, monthlyIncome, requestNo });
    drafts.drop('enterprise');
    if (record.state === 'verified') this.carryOver(record.company);
    feedback.toast(ENTERPRISE_TEXTS.saved);
    await replace('enterpriseHistory');
  }

  /** Confirmed employment need not be typed again in the application (the gateway keeps it too). */
  private carryOver(company: string): void {
    const { occupation, company: begun } = drafts.get('credit');
    drafts.keep('credit', { occupation: occupation || '企业职员', company: begun || company });
  }

  private refused(failure: unknown): void {
    const refusal = placeRefusal(failure, PLACES);
    runInAction(() => {
      if (refusal?.place === 'company') this.companyError = refusal.message;
      if (refusal?.place === 'job') this.jobError = refusal.message;
      if (refusal?.place === 'income') this.incomeError = refusal.message;
      if (refusal?.place === 'all') this.problem = refusal.message;
    });
  }
}
