import fc from 'fast-check';
import { addDays } from '@/domain/dates/civil';
import { REPAYMENT_METHODS } from '@/domain/loan/methods';
import { movedDates, movedText, paidOutSchedule } from '@/domain/loan/paidOut';
import { annualisedRate, buildSchedule, totalInterest } from '@/domain/loan/schedule';

/** The terms of 50,000.00 that were read at 23:58 of 31 May. */
const READ = {
  principal: 5_000_000,
  annualRate: '0.1440',
  terms: 3,
  method: 'bullet',
  signedOn: '2026-05-31',
} as const;
const MONTHLY = { ...READ, method: 'equal-instalment' } as const;

describe('the plan of a loan that was paid out after the day of signing', () => {
  it('costs in one sum what was read, though the payout after midnight makes its time longer', () => {
    const read = buildSchedule({ ...READ, start: READ.signedOn });
    expect(read).toMatchObject([{ dueDate: '2026-08-28', interest: 178_000 }]);
    const paid = paidOutSchedule({ ...READ, paidOn: '2026-06-01' });
    expect(paid).toEqual([
      {
        term: 1,
        dueDate: '2026-09-01',
        principal: 5_000_000,
        interest: 178_000,
        total: 5_178_000,
        balance: 0,
      },
    ]);
  });

  it('costs less where the days are fewer', () => {
    const terms = { ...READ, signedOn: '2026-05-28' };
    const [read] = buildSchedule({ ...terms, start: terms.signedOn });
    const [paid] = paidOutSchedule({ ...terms, paidOn: '2026-05-31' });
    expect(paid?.dueDate).toBe(read?.dueDate);
    expect((read?.interest ?? 0) - (paid?.interest ?? 0)).toBe(3 * 2_000);
  });

  it('is the signed plan if the bank pays on the same day', () => {
    expect(paidOutSchedule({ ...MONTHLY, paidOn: MONTHLY.signedOn })).toEqual(
      buildSchedule({ ...MONTHLY, start: MONTHLY.signedOn }),
    );
  });

  const loans = fc.record({
    principal: fc.integer({ min: 50_000, max: 20_000_000 }),
    annualRate: fc.integer({ min: 1, max: 2400 }).map((rate) => `0.${String(rate).padStart(4, '0')}`),
    terms: fc.integer({ min: 1, max: 36 }),
    method: fc.constantFrom(...REPAYMENT_METHODS),
    signedOn: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
  });

  it('never has more interest than was signed, in an instalment, in sum or as a rate, and lends the same', () =>
    fc.assert(
      fc.property(loans, fc.nat({ max: 60 }), (loan, days) => {
        const { principal, signedOn } = loan;
        const paidOn = addDays(signedOn, days);
        const signed = buildSchedule({ ...loan, start: signedOn });
        const paid = paidOutSchedule({ ...loan, paidOn });
        const own = buildSchedule({ ...loan, start: paidOn });
        expect(paid.map(({ dueDate }) => dueDate)).toEqual(own.map(({ dueDate }) => dueDate));
        expect(paid.map((row) => row.principal)).toEqual(signed.map((row) => row.principal));
        for (const [index, row] of paid.entries()) {
          expect(row.interest).toBeLessThanOrEqual(signed[index]?.interest ?? -1);
          expect(row.total).toBe(row.principal + row.interest);
        }
        expect(totalInterest(paid)).toBeLessThanOrEqual(totalInterest(signed));
        const rateOf = (start: string, rows: typeof paid) => Number(annualisedRate(principal, start, rows));
        expect(rateOf(paidOn, paid)).toBeLessThanOrEqual(rateOf(signedOn, signed));
      }),
    ));
});

describe('the words about dates that a later payout has moved', () => {
  const words = (terms: Parameters<typeof movedDates>[0]) => {
    const moved = movedDates(terms);
    return moved && movedText(moved);
  };

  it('name the day of a loan in one sum', () =>
    expect(words({ ...READ, paidOn: '2026-06-01' })).toBe(
      '银行在6月1日放款，还款日改为9月1日；利息不比签约时多。',
    ));

  it('name the day of each month and the first one', () =>
    expect(words({ ...MONTHLY, paidOn: '2026-06-01' })).toBe(
      '银行在6月1日放款，还款日改为每月1日，首期7月1日；利息不比签约时多。',
    ));

  it('give the year of another year', () =>
    expect(words({ ...READ, signedOn: '2026-12-01', paidOn: '2026-12-02' })).toBe(
      '银行在12月2日放款，还款日改为2027年3月2日；利息不比签约时多。',
    ));

  it.each([
    ['the bank pays on the same day', '2026-05-31', '2026-05-31'],
    ['both days have the same due dates', '2026-05-28', '2026-05-31'],
  ])('are none if %s', (_why, signedOn, paidOn) =>
    expect(words({ ...MONTHLY, signedOn, paidOn })).toBeUndefined(),
  );
});
