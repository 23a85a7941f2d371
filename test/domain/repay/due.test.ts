import { buildSchedule } from '@/domain/loan/schedule';
import { sumFen } from '@/domain/money/fen';
import {
  allocate,
  dueItems,
  futureInstalments,
  penaltyDailyRate,
  penaltyFor,
  penaltyUpTo,
  totalOf,
} from '@/domain/repay/due';
import { owedFrom } from '@/domain/repay/owed';
import { seeded } from '../seeded';

const rows = owedFrom(
  buildSchedule({
    principal: 1_200_000,
    annualRate: '0.1440',
    terms: 12,
    method: 'equal-principal',
    start: '2026-11-18',
  }),
);

describe('penaltyFor', () => {
  it.each([
    // 1,000.00 × 21.6 % / 360 × 10
    [100_000, '0.1440', 10, undefined, 600],
    [100_000, '0.1440', 0, undefined, 0],
    [100_000, '0.1440', -5, undefined, 0],
    [0, '0.1440', 10, undefined, 0],
    // 1.5 × 18 % would be 27 %: limited to 24 %.
    [100_000, '0.1800', 30, undefined, 2_000],
    [100_000, '0.2400', 30, undefined, 2_000],
    [100_000, '0.1800', 30, '0.3600', 2_250],
    [20_000_000, '0.2160', 3_600, undefined, 48_000_000],
  ])('%d fen at %s for %d days under %s: %d', (principal, rate, days, ceiling, expected) =>
    expect(penaltyFor(principal, rate, days, ceiling)).toBe(expected),
  );

  it('is shown as a daily rate', () => {
    expect(penaltyDailyRate('0.1440')).toBe('0.000600');
    expect(penaltyDailyRate('0.1800')).toBe('0.000667');
    expect(penaltyDailyRate('0.1800', '0.3600')).toBe('0.000750');
  });

  it('keeps what was charged before a part payment and continues with the rest of the principal', () => {
    const [first] = rows;
    if (!first) throw new Error('no instalment');
    const partly = { ...first, paidPrincipal: 50_000, penaltyCharged: 600, penaltyUntil: '2026-12-28' };
    expect(penaltyUpTo(partly, '0.1440', '2026-12-28')).toBe(600);
    expect(penaltyUpTo(partly, '0.1440', '2027-01-07')).toBe(900);
  });
});

describe('dueItems', () => {
  it('has nothing before the first due date', () =>
    expect(dueItems(rows, '0.1440', '2026-12-17')).toEqual([]));

  it('lists the instalment on its day as due, without penalty', () =>
    expect(dueItems(rows, '0.1440', '2026-12-18')).toEqual([
      {
        term: 1,
        dueDate: '2026-12-18',
        state: 'due',
        daysOverdue: 0,
        penalty: 0,
        interest: 14_400,
        principal: 100_000,
        total: 114_400,
      },
    ]));

  it('lists overdue before due, oldest first, in any given order', () => {
    const items = dueItems([...rows].reverse(), '0.1440', '2027-02-18');
    expect(items.map(({ term, state, daysOverdue, penalty }) => [term, state, daysOverdue, penalty])).toEqual(
      [
        [1, 'overdue', 62, 3_720],
        [2, 'overdue', 31, 1_860],
        [3, 'due', 0, 0],
      ],
    );
  });

  it('leaves out what is paid but keeps an open penalty', () => {
    const paid = rows.map((row) => ({ ...row, paidPrincipal: row.principal, paidInterest: row.interest }));
    expect(dueItems(paid, '0.1440', '2028-01-01')).toEqual([]);
    const late = paid.slice(0, 1).map((row) => ({ ...row, penaltyCharged: 60, penaltyUntil: '2026-12-19' }));
    expect(dueItems(late, '0.1440', '2028-01-01').map((item) => item.total)).toEqual([60]);
  });

  it('knows the future instalments', () => {
    expect(futureInstalments(rows, '2027-02-18').map((row) => row.term)).toEqual([
      4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(futureInstalments(rows, '2027-11-18')).toEqual([]);
    const ahead = rows.map((row) =>
      row.term === 4 ? { ...row, paidPrincipal: row.principal, paidInterest: row.interest } : row,
    );
    expect(futureInstalments(ahead, '2027-02-18')[0]?.term).toBe(5);
  });
});

describe('allocate', () => {
  const items = dueItems(rows, '0.1440', '2027-02-18');

  it.each([
    [0, [], 0],
    [1_000, [[1, 1_000, 0, 0]], 0],
    [3_720, [[1, 3_720, 0, 0]], 0],
    [10_000, [[1, 3_720, 6_280, 0]], 0],
    [18_121, [[1, 3_720, 14_400, 1]], 0],
    [118_120, [[1, 3_720, 14_400, 100_000]], 0],
    [
      119_000,
      [
        [1, 3_720, 14_400, 100_000],
        [2, 880, 0, 0],
      ],
      0,
    ],
    [
      400_000,
      [
        [1, 3_720, 14_400, 100_000],
        [2, 1_860, 13_200, 100_000],
        [3, 0, 12_000, 100_000],
      ],
      54_820,
    ],
  ])('%d fen', (amount, expected, left) => {
    const result = allocate(amount, [...items].reverse());
    expect(result.parts.map((part) => [part.term, part.penalty, part.interest, part.principal])).toEqual(
      expected,
    );
    expect(result.left).toBe(left);
  });

  it('neither loses nor creates a fen, and pays nothing twice', () => {
    const random = seeded(5);
    const owed = totalOf(items).total;
    for (let index = 0; index < 500; index += 1) {
      const amount = random.int(0, owed + 50_000);
      const { parts, left } = allocate(amount, items);
      expect(sumFen(parts.map((part) => part.total)) + left).toBe(amount);
      expect(left).toBe(Math.max(amount - owed, 0));
    }
  });
});
