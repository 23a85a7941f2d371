import { addDays, daysBetween } from '@/domain/dates/civil';
import { buildSchedule } from '@/domain/loan/schedule';
import { sumFen } from '@/domain/money/fen';
import type { OwedInstalment } from '@/domain/repay/owed';
import { owedFrom } from '@/domain/repay/owed';
import { payoffQuote, savedInterest } from '@/domain/repay/payoff';
import { generatedLoans } from '../lending';

const paid = (row: OwedInstalment): OwedInstalment => ({
  ...row,
  paidPrincipal: row.principal,
  paidInterest: row.interest,
});

describe('payoffQuote', () => {
  const input = {
    principal: 1_200_000,
    annualRate: '0.1440',
    terms: 12,
    method: 'equal-principal',
    start: '2026-11-18',
  } as const;
  const rows = owedFrom(buildSchedule(input));
  const loan = { instalments: rows, annualRate: input.annualRate, interestFrom: input.start };
  /** Principal 1,000.00 a month; interest 144.00, 132.00, … */
  const afterFirst = { ...loan, instalments: rows.map((row) => (row.term === 1 ? paid(row) : row)) };

  it.each([
    ['2026-11-18', loan, { penalty: 0, interest: 0, principal: 1_200_000 }],
    ['2026-11-28', loan, { penalty: 0, interest: 4_800, principal: 1_200_000 }],
    // 29 days of 30.
    ['2026-12-17', loan, { penalty: 0, interest: 13_920, principal: 1_200_000 }],
    // The due day itself: the first instalment in full, and no interest on the rest.
    ['2026-12-18', loan, { penalty: 0, interest: 14_400, principal: 1_200_000 }],
    // A month of 31 days never costs more than its instalment's own interest.
    ['2027-01-18', afterFirst, { penalty: 0, interest: 13_200, principal: 1_100_000 }],
    ['2027-01-17', afterFirst, { penalty: 0, interest: 13_200, principal: 1_100_000 }],
    // Ten days overdue: 1,000.00 at 21.6 % is 6.00; 11,000.00 at 14.4 % for ten days is 44.00.
    ['2026-12-28', loan, { penalty: 600, interest: 18_800, principal: 1_200_000 }],
    // All overdue: only the penalty accrues.
    [
      '2027-11-19',
      { ...loan, instalments: rows.slice(-1) },
      { penalty: 60, interest: 1_200, principal: 100_000 },
    ],
  ] as const)('on %s', (on, running, expected) => {
    const { penalty, interest, principal, total } = payoffQuote(running, on);
    expect({ penalty, interest, principal }).toEqual(expected);
    expect(total).toBe(penalty + interest + principal);
  });

  it('charges no interest for days covered by an instalment paid ahead', () => {
    const ahead = { ...loan, instalments: rows.map((row) => (row.term <= 2 ? paid(row) : row)) };
    expect(payoffQuote(ahead, '2026-12-30').accruedInterest).toBe(0);
    expect(payoffQuote(ahead, '2027-01-28').accruedInterest).toBe(4_000);
  });

  it('counts from a partial repayment when that is later than the last due date', () => {
    const running = { ...loan, interestFrom: '2026-11-28' };
    expect(payoffQuote(running, '2026-12-08').accruedInterest).toBe(4_800);
  });

  it('shows the saved interest: together with the paid interest it is the interest of the schedule', () => {
    const quote = payoffQuote(afterFirst, '2026-12-28');
    expect(quote.interest).toBe(4_400);
    expect(savedInterest(afterFirst, quote)).toBe(sumFen(rows.slice(1).map((row) => row.interest)) - 4_400);
  });

  it('never costs more than continuing, and grows day by day within a month', () => {
    for (const generated of generatedLoans(150, 11)) {
      const instalments = owedFrom(buildSchedule(generated));
      const running = { instalments, annualRate: generated.annualRate, interestFrom: generated.start };
      const first = instalments[0];
      if (!first) throw new Error('no instalment');
      const whole = sumFen(instalments.map((row) => row.principal + row.interest));
      let before = 0;
      for (let day = 0; day < Math.min(daysBetween(generated.start, first.dueDate), 40); day += 1) {
        const quote = payoffQuote(running, addDays(generated.start, day));
        expect(quote.total).toBeGreaterThanOrEqual(before);
        expect(quote.total).toBeLessThanOrEqual(whole);
        expect(quote.accruedInterest).toBeLessThanOrEqual(first.interest);
        expect(quote.principal).toBe(generated.principal);
        expect(savedInterest(running, quote)).toBeGreaterThanOrEqual(0);
        before = quote.total;
      }
    }
  });

  it('costs nothing when everything is paid', () => {
    const over = { ...loan, instalments: rows.map(paid) };
    expect(payoffQuote(over, '2027-12-31').total).toBe(0);
  });
});

it('a payoff has the penalty under the ceiling of its loan', () => {
  const input = {
    principal: 100_000,
    annualRate: '0.1800',
    terms: 2,
    method: 'equal-principal',
    start: '2026-11-18',
  } as const;
  const loan = {
    instalments: owedFrom(buildSchedule(input)),
    annualRate: '0.1800',
    interestFrom: input.start,
  };
  // 50,000 fen for ten days: at 24 %, and at 27 %.
  expect(payoffQuote(loan, '2026-12-28').penalty).toBe(333);
  expect(payoffQuote({ ...loan, ceiling: '0.3600' }, '2026-12-28').penalty).toBe(375);
});
