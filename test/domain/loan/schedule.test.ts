import { equalInstalment } from '@/domain/loan/annuity';
import {
  annualisedRate,
  buildSchedule,
  compoundAnnualRate,
  exceedsCeiling,
  METHOD_NAMES,
  RATE_CEILING,
  totalInterest,
} from '@/domain/loan/schedule';
import { dueDates } from '@/domain/dates/civil';
import { sumFen } from '@/domain/money/fen';
import { parseRate } from '@/domain/money/rate';
import { generatedLoans } from '../lending';

/** round(P·r(1+r)^n / ((1+r)^n − 1)) by BigInt, half-up. */
function exactInstalment(principal: number, annualRate: string, terms: number): number {
  const rate = BigInt(annualRate.replace('.', ''));
  const unit = 12n * 10_000n;
  if (rate === 0n) return Number((2n * BigInt(principal) + BigInt(terms)) / (2n * BigInt(terms)));
  const grown = (unit + rate) ** BigInt(terms);
  const numerator = BigInt(principal) * rate * grown;
  const denominator = unit * (grown - unit ** BigInt(terms));
  return Number((2n * numerator + denominator) / (2n * denominator));
}

describe('buildSchedule', () => {
  const loans = generatedLoans(800);

  it('repays the principal exactly, whatever the loan', () => {
    for (const loan of loans) {
      const rows = buildSchedule(loan);
      const about = JSON.stringify(loan);
      expect(sumFen(rows.map((row) => row.principal)), about).toBe(loan.principal);
      expect(rows[rows.length - 1]?.balance, about).toBe(0);
      expect(rows.length, about).toBe(loan.method === 'bullet' ? 1 : loan.terms);
    }
  });

  it('has rows that add up, never negative and in order', () => {
    for (const loan of loans) {
      let balance = loan.principal;
      buildSchedule(loan).forEach((row, index) => {
        const about = JSON.stringify({ loan, row });
        expect(row.term, about).toBe(index + 1);
        expect(row.total, about).toBe(row.principal + row.interest);
        expect(Math.min(row.principal, row.interest, row.balance), about).toBeGreaterThanOrEqual(0);
        expect([row.principal, row.interest].every(Number.isSafeInteger), about).toBe(true);
        balance -= row.principal;
        expect(row.balance, about).toBe(balance);
      });
    }
  });

  it('falls due once a month, a bullet on the last of these days', () => {
    for (const loan of loans) {
      const dates = dueDates(loan.start, loan.terms);
      expect(buildSchedule(loan).map((row) => row.dueDate)).toEqual(
        loan.method === 'bullet' ? dates.slice(-1) : dates,
      );
    }
  });

  it('keeps equal instalments equal except the last, and equal principals too', () => {
    for (const loan of loans.filter(({ principal, terms }) => principal >= 50_000 && terms > 1)) {
      const others = buildSchedule(loan).slice(0, -1);
      if (loan.method === 'equal-instalment') expect(new Set(others.map((row) => row.total)).size).toBe(1);
      if (loan.method === 'equal-principal') expect(new Set(others.map((row) => row.principal)).size).toBe(1);
      if (loan.method === 'interest-first') expect(sumFen(others.map((row) => row.principal))).toBe(0);
    }
  });

  it.each([
    { principal: 0, terms: 3 },
    { principal: 100.5, terms: 3 },
    { principal: -100, terms: 3 },
    { principal: 100, terms: 0 },
    { principal: 100, terms: 1.5 },
  ])('throws for $principal fen in $terms terms', (odd) => {
    const loan = { annualRate: '0.1440', method: 'bullet' as const, start: '2026-11-18', ...odd };
    expect(() => buildSchedule(loan)).toThrow(RangeError);
  });
});

describe('equalInstalment', () => {
  it('is the formula, rounded half-up', () => {
    for (const { principal, annualRate, terms } of generatedLoans(3000, 7)) {
      expect(equalInstalment(principal, parseRate(annualRate), terms)).toBe(
        exactInstalment(principal, annualRate, terms),
      );
    }
  });

  it('rounds a tie up: 628.75 yuan at 14.40 % in two terms is 320.045', () => {
    expect(equalInstalment(62_875, parseRate('0.1440'), 2)).toBe(32_005);
  });

  it('finds every tie in two terms', () => {
    for (let principal = 503; principal < 2_000_000; principal += 503) {
      expect(equalInstalment(principal, parseRate('0.1440'), 2)).toBe(
        exactInstalment(principal, '0.1440', 2),
      );
    }
  });
});

describe('annualised rates', () => {
  const loan = { principal: 1_000_000, annualRate: '0.1440', terms: 12, start: '2026-11-18' } as const;

  it.each([
    ['equal-instalment', '14.40', '15.39'],
    ['equal-principal', '14.40', '15.39'],
    ['interest-first', '14.40', '15.39'],
    ['bullet', '13.71', '14.60'],
  ] as const)('%s costs %s %% a year simple, %s %% compound', (method, simple, compound) => {
    const rows = buildSchedule({ ...loan, method });
    expect(annualisedRate(loan.principal, loan.start, rows)).toBe(simple);
    expect(compoundAnnualRate(loan.principal, loan.start, rows)).toBe(compound);
  });

  it('is undefined without interest', () => {
    const rows = buildSchedule({ ...loan, annualRate: '0.0000', method: 'equal-instalment' });
    expect(totalInterest(rows)).toBe(0);
    expect(annualisedRate(loan.principal, loan.start, rows)).toBe('0.00');
    expect(compoundAnnualRate(loan.principal, loan.start, rows)).toBe('0.00');
  });

  it('is within a hundredth of the nominal rate for monthly methods and real amounts', () => {
    const monthly = generatedLoans(600, 3).filter(
      ({ method, principal }) => method !== 'bullet' && principal >= 1_000_000,
    );
    expect(monthly.length).toBeGreaterThan(0);
    for (const { principal, annualRate, start, ...rest } of monthly) {
      const rate = annualisedRate(principal, start, buildSchedule({ principal, annualRate, start, ...rest }));
      expect(Math.abs(Number(rate) - Number(annualRate) * 100)).toBeLessThan(0.0101);
    }
  });

  it.each([
    ['24.00', undefined, false],
    ['24.01', undefined, true],
    ['23.99', undefined, false],
    ['18.12', '0.1800', true],
    ['36.00', '0.36', false],
    ['0.00', '0.0000', false],
  ])('%s %% above the ceiling %s: %s', (rate, ceiling, above) =>
    expect(exceedsCeiling(rate, ceiling)).toBe(above),
  );

  it('has the ceiling of the product decisions and the four names', () => {
    expect(RATE_CEILING).toBe('0.2400');
    expect(Object.values(METHOD_NAMES)).toEqual(['等额本息', '等额本金', '先息后本', '一次性还本付息']);
  });

  it('shows that a short bullet at the ceiling rate exceeds the ceiling', () => {
    const start = '2026-03-03';
    const rows = buildSchedule({
      principal: 1_000_000,
      annualRate: '0.2400',
      terms: 3,
      method: 'bullet',
      start,
    });
    expect(exceedsCeiling(annualisedRate(1_000_000, start, rows))).toBe(true);
  });
});
