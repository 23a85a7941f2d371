import { checkGraduationYear, checkSchool, graduationYears } from '@/domain/education/graduate';
import { EDUCATION_MESSAGES } from '@/domain/education/messages';

it.each([
  ['', 'schoolMissing'],
  ['大学', 'schoolLength'],
  ['云岭大学', undefined],
  [' 云岭样本大学 ', undefined],
  ['Yunling University', undefined],
  ['校'.repeat(40), undefined],
  ['校'.repeat(41), 'schoolLength'],
  ['123456', 'schoolCharacters'],
  ['云岭<大学>', 'schoolCharacters'],
])('a school %j gives %j', (text, reason) => {
  expect(checkSchool(text)).toBe(reason);
});

it('offers next year, this year and five years back, the latest first', () => {
  expect(graduationYears('2026-11-18')).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021]);
});

it.each([
  [undefined, 'yearMissing'],
  [0, 'yearMissing'],
  [2020, 'yearRange'],
  [2021, undefined],
  [2027, undefined],
  [2028, 'yearRange'],
])('a year %j in 2026 gives %j', (year, reason) => {
  expect(checkGraduationYear(year, '2026-11-18')).toBe(reason);
});

it('has a Chinese sentence for each reason', () => {
  for (const words of Object.values(EDUCATION_MESSAGES)) expect(words).toMatch(/[\u4e00-\u9fff]{4,}/);
});
