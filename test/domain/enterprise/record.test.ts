import { EMPLOYMENT_MESSAGES } from '@/domain/enterprise/messages';
import { checkCompany, checkIncome, checkJob, normaliseCompany } from '@/domain/enterprise/record';

describe('a company', () => {
  it.each([
    ['', 'companyMissing'],
    ['   ', 'companyMissing'],
    ['云岭', 'companyLength'],
    ['云岭科技', undefined],
    ['云'.repeat(60), undefined],
    ['云'.repeat(61), 'companyLength'],
    ['云岭样本（昆明）科技有限公司', undefined],
    ['ACME Sample Ltd.', undefined],
    ['1234567', 'companyCharacters'],
    ['！！！！', 'companyCharacters'],
    ['<b>云岭科技</b>', 'companyCharacters'],
    ['云岭科技\u202e有限公司', 'companyCharacters'],
  ])('%j gives %j', (text, reason) => {
    expect(checkCompany(text)).toBe(reason);
  });

  it('is compared without spaces and with brackets of one form', () => {
    expect(normaliseCompany(' 云岭样本 (昆明) 科技有限公司')).toBe('云岭样本（昆明）科技有限公司');
  });
});

it.each([
  ['', 'jobMissing'],
  [' ', 'jobMissing'],
  ['岗', 'jobLength'],
  ['教师', undefined],
  ['C++ 工程师', undefined],
  ['工'.repeat(30), undefined],
  ['工'.repeat(31), 'jobLength'],
  ['12', 'jobCharacters'],
  ['<工程师>', 'jobCharacters'],
])('a job %j gives %j', (text, reason) => {
  expect(checkJob(text)).toBe(reason);
});

it.each([
  ['', 'incomeMissing'],
  ['abc', 'incomeInvalid'],
  ['1.234', 'incomeInvalid'],
  ['-800', 'incomeInvalid'],
  ['0', 'incomeTooSmall'],
  ['499.99', 'incomeTooSmall'],
  ['500', undefined],
  [' 8000 ', undefined],
  ['8,000.50', undefined],
  ['1000000', undefined],
  ['1000000.01', 'incomeTooLarge'],
])('an income %j gives %j', (text, reason) => {
  expect(checkIncome(text)).toBe(reason);
});

it('has a Chinese sentence for each reason', () => {
  for (const words of Object.values(EMPLOYMENT_MESSAGES)) expect(words).toMatch(/[\u4e00-\u9fff]{4,}/);
});
