import { addDays, daysBetween } from '@/domain/dates/civil';
import { buildSchedule } from '@/domain/loan/schedule';
import { sumFen } from '@/domain/money/fen';
import { REPAY_MESSAGES } from '@/domain/repay/messages';
import { owedFrom } from '@/domain/repay/owed';
import type { PartialLoan } from '@/domain/repay/partial';
import { partialRepayment } from '@/domain/repay/partial';
import { payoffQuote } from '@/domain/repay/payoff';
import { generatedLoans } from '../lending';
import { seeded } from '../seeded';

function running(input: Parameters<typeof buildSchedule>[0]): PartialLoan {
  const { annualRate, method, start } = input;
  return { instalments: owedFrom(buildSchedule(input)), annualRate, method, interestFrom: start };
}

const LOAN = { principal: 1_200_000, annualRate: '0.1440', terms: 12, start: '2026-11-18' } as const;

function options(loan: PartialLoan, on: string, amount: number) {
  const result = partialRepayment(loan, on, amount);
  if (result.kind !== 'options') throw new Error(`refused: ${result.reason}`);
  return result;
}

describe('partialRepayment', () => {
  const loan = running({ ...LOAN, method: 'equal-principal' });

  it('pays accrued interest first, then principal', () => {
    // Ten days of 12,000.00 at 14.4 % are 48.00.
    const result = options(loan, '2026-11-28', 604_800);
    expect(result.paid).toEqual({ penalty: 0, interest: 4_800, principal: 600_000, total: 604_800 });
    expect(result.principalLeft).toBe(600_000);
  });

  it('spreads the rest over the same due dates, the first month only for its remaining days', () => {
    const { sameTerms } = options(loan, '2026-11-28', 604_800);
    expect(sameTerms.schedule.map((row) => row.dueDate)).toEqual(loan.instalments.map((row) => row.dueDate));
    expect(sameTerms.schedule.map((row) => row.principal)).toEqual(Array.from({ length: 12 }, () => 50_000));
    // 20 days of 6,000.00; then whole months.
    expect(sameTerms.schedule.slice(0, 2).map((row) => row.interest)).toEqual([4_800, 6_600]);
  });

  it('or keeps the instalment and ends sooner', () => {
    const { sooner } = options(loan, '2026-11-28', 604_800);
    expect(sooner?.schedule.map((row) => row.principal)).toEqual(Array.from({ length: 6 }, () => 100_000));
    expect(sooner?.schedule.map((row) => row.interest)).toEqual([4_800, 6_000, 4_800, 3_600, 2_400, 1_200]);
    expect(sooner?.savedInterest).toBe(93_600 - 4_800 - 22_800);
  });

  it('keeps the amount of an equal instalment to the fen until the last one', () => {
    const equal = running({ ...LOAN, method: 'equal-instalment' });
    const instalment = (equal.instalments[0]?.principal ?? 0) + (equal.instalments[0]?.interest ?? 0);
    const { sooner } = options(equal, '2026-12-01', 500_000);
    const totals = sooner?.schedule.map((row) => row.total) ?? [];
    expect(new Set(totals.slice(0, -1))).toEqual(new Set([instalment]));
    expect(totals[totals.length - 1]).toBeLessThanOrEqual(instalment);
    expect(totals.length).toBeLessThan(12);
  });

  it('keeps the regular instalment when the last one is larger by the odd fen', () => {
    // The vectors' first loan: 4,267.39 eight times, then 4,267.41.
    const input = { principal: 3_620_000, annualRate: '0.1440', terms: 9, start: '2024-03-31' };
    const { sooner } = options(running({ ...input, method: 'equal-instalment' }), '2024-04-10', 500_000);
    expect(sooner?.schedule[1]?.total).toBe(426_739);
  });

  it.each([
    [12, 0],
    [3, 1],
  ])(
    'keeps the regular instalment of %d terms after an earlier partial repayment, whose first is smaller',
    (terms, paidTerms) => {
      const input = { ...LOAN, terms, method: 'equal-instalment' } as const;
      const whole = running(input);
      const instalments = whole.instalments.map((row) =>
        row.term <= paidTerms ? { ...row, paidPrincipal: row.principal, paidInterest: row.interest } : row,
      );
      const [first, second] = paidTerms === 0 ? ['2026-12-01', '2026-12-05'] : ['2027-01-01', '2027-01-05'];
      const once = options({ ...whole, instalments }, first, 200_000).sameTerms.schedule;
      const again = { ...whole, instalments: owedFrom(once), interestFrom: first };
      const regular = once[1]?.total ?? 0;
      expect(once[0]?.total).toBeLessThan(regular);
      expect(options(again, second, 100_000).sooner?.schedule[0]?.total).toBe(regular);
    },
  );

  it('charges a whole month for one that has not begun, also a short one', () => {
    // On the due day itself: 28 days until the next, still counted 30/360.
    const paidUp = loan.instalments.map((row) =>
      row.dueDate <= '2027-02-18'
        ? { ...row, paidPrincipal: row.principal, paidInterest: row.interest }
        : row,
    );
    const after = { ...loan, instalments: paidUp };
    expect(options(after, '2027-02-18', 450_000).sameTerms.schedule[0]?.interest).toBe(5_400);
    expect(options(after, '2027-02-19', 450_360).sameTerms.schedule[0]?.interest).toBe(4_860);
    // The March instalment is paid ahead as well: no interest accrues, and April is a whole month.
    const ahead = paidUp.map((row) =>
      row.dueDate === '2027-03-18'
        ? { ...row, paidPrincipal: row.principal, paidInterest: row.interest }
        : row,
    );
    const early = options({ ...loan, instalments: ahead }, '2027-03-01', 400_000);
    expect(early.paid.interest).toBe(0);
    expect(early.sameTerms.schedule[0]).toMatchObject({ dueDate: '2027-04-18', interest: 4_800 });
  });

  it.each(['interest-first', 'bullet'] as const)(
    '%s cannot end sooner with the same instalment',
    (method) => {
      const result = options(running({ ...LOAN, method }), '2026-11-28', 604_800);
      expect(result.sooner).toBeUndefined();
      expect(result.sameTerms.schedule).toHaveLength(method === 'bullet' ? 1 : 12);
      expect(result.sameTerms.schedule[result.sameTerms.schedule.length - 1]?.principal).toBe(600_000);
    },
  );

  it('charges a bullet for the remaining days', () => {
    // 6,000.00 at 14.4 % for the 355 days from 28 November to 18 November.
    const result = options(running({ ...LOAN, method: 'bullet' }), '2026-11-28', 604_800);
    expect(result.sameTerms.schedule).toMatchObject([{ dueDate: '2027-11-18', interest: 85_200 }]);
  });

  it('pays what is overdue before anything else and leaves it out of the new rows', () => {
    const result = options(loan, '2026-12-28', 300_000);
    expect(result.overdue).toEqual({ penalty: 600, interest: 14_400, principal: 100_000, total: 115_000 });
    expect(result.paid.total).toBe(300_000);
    expect(result.principalLeft).toBe(1_200_000 - result.paid.principal);
    expect(result.sameTerms.schedule[0]?.term).toBe(2);
  });

  it.each([
    [4_800, 'partialTooSmall'],
    [0, 'partialTooSmall'],
    [1_204_800, 'partialCoversAll'],
    [9_999_999, 'partialCoversAll'],
  ] as const)('refuses %d: %s', (amount, reason) => {
    expect(partialRepayment(loan, '2026-11-28', amount)).toEqual({
      kind: 'refused',
      reason,
      above: 4_800,
      below: 1_204_800,
    });
    expect(REPAY_MESSAGES[reason]).toMatch(/^[\u4e00-\u9fff，]+$/);
  });

  it('always repays exactly the remaining debt, saves interest and never makes the current month dearer', () => {
    const random = seeded(17);
    for (const input of generatedLoans(400, 13).filter(({ principal }) => principal >= 50_000)) {
      const generated = running(input);
      const last = generated.instalments[generated.instalments.length - 1];
      const on = addDays(
        input.start,
        random.int(0, daysBetween(input.start, last?.dueDate ?? input.start) - 1),
      );
      const quote = payoffQuote(generated, on);
      const least = quote.overdue.total + quote.accruedInterest;
      const amount = random.int(least + 1, quote.total - 1);
      const about = JSON.stringify({ input, on, amount });
      const result = options(generated, on, amount);
      expect(result.paid.total, about).toBe(amount);
      const coming = generated.instalments.find((row) => row.dueDate > on);
      for (const option of [result.sameTerms, result.sooner]) {
        if (!option) continue;
        expect(sumFen(option.schedule.map((row) => row.principal)), about).toBe(result.principalLeft);
        expect(option.schedule[option.schedule.length - 1]?.balance, about).toBe(0);
        expect(
          Math.min(...option.schedule.map((row) => Math.min(row.principal, row.interest))),
          about,
        ).toBeGreaterThanOrEqual(0);
        expect(option.savedInterest, about).toBeGreaterThanOrEqual(0);
        const month = (option.schedule[0]?.interest ?? 0) + quote.accruedInterest;
        expect(month, about).toBeLessThanOrEqual(coming?.interest ?? 0);
      }
      const ends = [result.sooner, result.sameTerms].map((option) => option?.schedule.length ?? 0);
      expect(ends[0], about).toBeLessThanOrEqual(ends[1] ?? 0);
    }
  });
});
