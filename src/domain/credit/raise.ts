import { EDUCATION_LEVELS, type RaiseKind } from '@/contract/codes';
import { checkSchool } from '../education/graduate';
import { EDUCATION_MESSAGES } from '../education/messages';
import { EMPLOYMENT_MESSAGES } from '../enterprise/messages';
import { checkCompany, checkIncome } from '../enterprise/record';
import { parseYuan, type Fen } from '../money/fen';
import { plainText } from '../text/typed';

export { RAISE_KINDS, type RaiseKind } from '@/contract/codes';

/** After a refusal the same kind may be submitted again after this many days. */
export const RAISE_RETRY_DAYS = 30;

/** The account of a provident fund is 6 to 20 digits or letters. */
const ACCOUNT = /^[0-9A-Za-z]{6,20}$/;
/** A month. */
const DEPOSIT: { readonly least: Fen; readonly most: Fen } = { least: 5_000, most: 2_000_000 };

const isLevel = (text: string): boolean => (EDUCATION_LEVELS as readonly string[]).includes(text);

/** As it is sent and stored: an account's number in plain characters. */
export const normaliseSubject = (kind: RaiseKind, subject: string): string =>
  (kind === 'fund' ? plainText(subject) : subject).trim();

/** Why the school, the company or the account cannot be sent; '' if it can. */
export function subjectProblem(kind: RaiseKind, subject: string): string {
  switch (kind) {
    case 'education': {
      const reason = checkSchool(subject);
      return reason === undefined ? '' : EDUCATION_MESSAGES[reason];
    }
    case 'company': {
      const reason = checkCompany(subject);
      return reason === undefined ? '' : EMPLOYMENT_MESSAGES[reason];
    }
    case 'fund':
      return ACCOUNT.test(normaliseSubject(kind, subject)) ? '' : '公积金账号应为6到20位数字或字母';
  }
}

function depositProblem(text: string): string {
  const deposit = parseYuan(text.trim());
  if (deposit === undefined) return '月缴存额应为数字，最多两位小数';
  if (deposit < DEPOSIT.least) return '月缴存额应不少于 50.00 元，请核对';
  return deposit > DEPOSIT.most ? '月缴存额应不超过 20,000.00 元，请核对' : '';
}

/** Why the level, the income or the deposit cannot be sent; '' if it can. */
export function figureProblem(kind: RaiseKind, figure: string): string {
  switch (kind) {
    case 'education':
      return isLevel(figure) ? '' : EDUCATION_MESSAGES.levelMissing;
    case 'company': {
      const reason = checkIncome(figure);
      return reason === undefined ? '' : EMPLOYMENT_MESSAGES[reason];
    }
    case 'fund':
      return depositProblem(figure);
  }
}
