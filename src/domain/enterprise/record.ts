import { parseYuan, type Fen } from '../money/fen';
import { specialCharacters } from '../text/specialCharacters';

export type CompanyReason = 'companyMissing' | 'companyLength' | 'companyCharacters';
export type JobReason = 'jobMissing' | 'jobLength' | 'jobCharacters';
export type IncomeReason = 'incomeMissing' | 'incomeInvalid' | 'incomeTooSmall' | 'incomeTooLarge';
export type EmploymentReason = CompanyReason | JobReason | IncomeReason;

const COMPANY = { shortest: 4, longest: 60 };
const JOB = { shortest: 2, longest: 30 };
/** A name has at least one Chinese character or letter; ranges, because older engines know no \p{L}. */
const LETTER = /[A-Za-z\u3400-\u9fff]/;
/** Before tax, a month. */
const SMALLEST_INCOME: Fen = 50_000;
const LARGEST_INCOME: Fen = 100_000_000;

/** Days within which an employer can confirm a person who says that they work there. */
export const CONFIRM_DAYS = 30;

/** The form in which company names are compared: without spaces, brackets in one form. */
export function normaliseCompany(text: string): string {
  return text.replace(/\s/g, '').replace(/\(/g, '（').replace(/\)/g, '）');
}

/** Why a company's name is invalid; undefined for a valid one: the full name on the licence. */
export function checkCompany(text: string): CompanyReason | undefined {
  const name = normaliseCompany(text);
  const length = Array.from(name).length;
  if (length === 0) return 'companyMissing';
  if (specialCharacters(text) !== undefined || !LETTER.test(name)) return 'companyCharacters';
  return length < COMPANY.shortest || length > COMPANY.longest ? 'companyLength' : undefined;
}

export function checkJob(text: string): JobReason | undefined {
  const job = text.trim();
  const length = Array.from(job).length;
  if (length === 0) return 'jobMissing';
  if (specialCharacters(job) !== undefined || !LETTER.test(job)) return 'jobCharacters';
  return length < JOB.shortest || length > JOB.longest ? 'jobLength' : undefined;
}

/** Why a typed income (yuan a month) is invalid; undefined for a valid one. */
export function checkIncome(text: string): IncomeReason | undefined {
  if (text.trim() === '') return 'incomeMissing';
  const income = parseYuan(text.trim());
  if (income === undefined) return 'incomeInvalid';
  if (income < SMALLEST_INCOME) return 'incomeTooSmall';
  return income > LARGEST_INCOME ? 'incomeTooLarge' : undefined;
}
