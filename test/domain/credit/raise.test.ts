import { figureProblem, subjectProblem } from '@/domain/credit/raise';

describe('what is added for a higher limit', () => {
  it.each([
    ['education', '云岭样本大学', true],
    ['education', '大学', false],
    ['company', '云岭样本科技有限公司', true],
    ['company', '<公司>', false],
    ['fund', '1234567890', true],
    ['fund', '１２３４５６７８９０\u202c', true],
    ['fund', '12345', false],
    ['fund', '12345678 90', false],
  ] as const)('%s %s is fine: %s', (kind, subject, fine) =>
    expect(subjectProblem(kind, subject) === '').toBe(fine),
  );

  it.each([
    ['education', 'master', true],
    ['education', 'school', false],
    ['company', '12000.50', true],
    ['company', '12000.505', false],
    ['company', '499.99', false],
    ['fund', '50', true],
    ['fund', '49.99', false],
    ['fund', '20000.01', false],
    ['fund', '', false],
  ] as const)('%s with %s is fine: %s', (kind, figure, fine) =>
    expect(figureProblem(kind, figure) === '').toBe(fine),
  );
});
