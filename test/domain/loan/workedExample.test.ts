import { buildSchedule, totalInterest } from '@/domain/loan/schedule';
import { EXAMPLE, lateCost, loanCosts } from '@/domain/loan/workedExample';

const at = (annualRate: string) =>
  loanCosts({ ...EXAMPLE, annualRate, start: '2026-11-22', payee: '云岭消费金融' });

describe('the worked example', () => {
  it('is 10,000 yuan over 12 months, with the interest of the lending rules', () => {
    const { lines, annualised } = at('0.1440');
    const interest = totalInterest(buildSchedule({ ...EXAMPLE, annualRate: '0.1440', start: '2026-11-22' }));
    expect(lines.find(({ item }) => item === 'principal')?.value).toBe('10,000.00 元');
    expect(lines.find(({ item }) => item === 'interest')?.amount).toBe(interest);
    expect(lines.find(({ item }) => item === 'total')?.amount).toBe(1_000_000 + interest);
    expect(annualised).toBe('14.40');
  });

  it('says what 30 days of delay cost on the first instalment: principal × 21.60 % × 30/360', () => {
    const { late } = at('0.1440');
    const first = buildSchedule({ ...EXAMPLE, annualRate: '0.1440', start: '2026-11-22' })[0];
    expect(late).toEqual({
      principal: first?.principal,
      days: 30,
      penalty: Math.round(((first?.principal ?? 0) * 0.216 * 30) / 360),
    });
  });

  it('names a discount, and takes it off the total', () => {
    const { lines } = loanCosts({
      ...EXAMPLE,
      annualRate: '0.1440',
      start: '2026-11-22',
      payee: 'x',
      discount: 100,
    });
    const of = (item: string, from = lines) => from.find((line) => line.item === item)?.amount ?? 0;
    expect([of('discount'), of('total')]).toEqual([100, of('total', [...at('0.1440').lines]) - 100]);
    expect(at('0.1440').lines.map(({ item }) => item)).not.toContain('discount');
  });

  it('has no late cost for an instalment without principal', () =>
    expect(lateCost(0, '0.1440')).toBeUndefined());
});
