import { heldUntil, transferOf } from '../../../gateway/ledger/offline';
import { accountOf, DRAWN, TERMS } from './account';

const quoted = (transfer: ReturnType<typeof transferOf>) => {
  if ('problem' in transfer) throw new Error(transfer.problem);
  return transfer.quoted;
};
const parts = (transfer: ReturnType<typeof transferOf>) =>
  quoted(transfer).items.map(({ term, principal, interest, penalty }) => [
    term,
    principal,
    interest,
    penalty,
  ]);

/** One instalment is 30 days late: 100,000 fen with 14,400 of interest and 1,800 of penalty. */
const late = accountOf();
const LATE_DAY = '2027-01-17';
const OVERDUE = 100_000 + 14_400 + 1_800;
/** 30 days of 11,000.00. */
const ACCRUED = 13_200;

describe('a transferred sum', () => {
  it.each([
    ['penalty first', 1_000, [[1, 0, 0, 1_000]]],
    ['then interest', 10_000, [[1, 0, 8_200, 1_800]]],
    ['then principal', OVERDUE - 1, [[1, 99_999, 14_400, 1_800]]],
    ['all that is due', OVERDUE, [[1, 100_000, 14_400, 1_800]]],
  ])('pays %s', (_what, amount, expected) => {
    const transfer = transferOf(late, LATE_DAY, amount);
    expect(parts(transfer)).toEqual(expected);
    expect(quoted(transfer)).toMatchObject({ plan: null, saved: 0 });
    expect(quoted(transfer).items[0]?.loanNo).toBe('L1');
  });

  it('pays principal ahead when it is more than what is due and the interest of the days', () => {
    const transfer = transferOf(late, LATE_DAY, OVERDUE + ACCRUED + 1);
    expect(parts(transfer)).toEqual([
      [1, 100_000, 14_400, 1_800],
      [0, 1, ACCRUED, 0],
    ]);
    expect(quoted(transfer).plan).toHaveLength(11);
  });

  it('settles the loan when it is the payoff', () => {
    const transfer = transferOf(late, LATE_DAY, OVERDUE + ACCRUED + 1_100_000);
    expect(parts(transfer)).toHaveLength(12);
    expect(quoted(transfer).saved).toBeGreaterThan(0);
  });

  it('that is the coming instalment to the fen is principal with the interest of the days, never an instalment that is not due', () => {
    // Two days of 11,000.00.
    expect(parts(transferOf(accountOf({}, 1), '2026-12-20', 113_200))).toEqual([[0, 112_320, 880, 0]]);
  });

  it('is the principal in the cooling-off period, less what was paid', () => {
    const loan = accountOf({}, 0, { ...TERMS, terms: 2 });
    expect(parts(transferOf(loan, '2026-11-28', 1_200_000))).toEqual([
      [1, 600_000, 0, 0],
      [2, 600_000, 0, 0],
    ]);
    const begun = accountOf({}, 1, { ...TERMS, terms: 2 });
    expect(begun.paid).toBe(614_400);
    const transfer = transferOf(begun, '2026-12-18', 1_200_000 - 614_400);
    expect(parts(transfer)).toEqual([[2, 585_600, 0, 0]]);
    expect(quoted(transfer).turned).toHaveLength(2);
  });

  it.each([
    [
      'more than is owed in the cooling-off period',
      accountOf(),
      '2026-11-28',
      1_200_001,
      '这笔借款算到11月28日只欠 12,000.00 元，多出的钱请先退回客户',
    ],
    [
      'more than is owed',
      accountOf({}, 1),
      '2026-12-28',
      1_100_000 + 4_400 + 1,
      '这笔借款算到12月28日只欠 11,044.00 元，多出的钱请先退回客户',
    ],
    ['for a settled loan', accountOf({}, 12), '2027-12-01', 1, '这笔借款已经结清，这笔钱请退回客户'],
    [
      'not above the interest of the days, with nothing due',
      accountOf({}, 1),
      '2026-12-28',
      4_400,
      '这笔钱不够还算到12月28日的利息 44.00 元，请退回客户',
    ],
    [
      'between what is due and the interest of the days',
      late,
      LATE_DAY,
      OVERDUE + ACCRUED,
      '到期的只有 1,162.00 元，多出的不够还算到1月17日的利息 132.00 元，请按到期的金额入账，多出的退回客户',
    ],
  ])('is not booked: %s', (_what, loan, on, amount, problem) => {
    expect(transferOf(loan, on, amount)).toEqual({ problem });
  });
});

/** The first instalment is due on 2026-12-18: 1,000.00 and 144.00 of interest. The second one a month later: 132.00. */
describe('a sum that arrives ahead of its instalment', () => {
  const FIRST = 114_400;
  const bullet = accountOf({}, 0, { ...TERMS, method: 'bullet', terms: 3 });
  const last = accountOf({}, 11);
  const held = (change: Partial<Parameters<typeof heldUntil>[1]>, loan = accountOf()) =>
    heldUntil(loan, { arrivedOn: '2026-12-16', amount: FIRST, repaid: false, ...change });

  it.each([
    ['waits for its due day', {}, '2026-12-18'],
    ['waits from the day of the drawing, too', { arrivedOn: DRAWN }, '2026-12-18'],
    ['does not wait on the due day itself', { arrivedOn: '2026-12-18' }, undefined],
    ['does not wait for the next one while one is late', { arrivedOn: '2026-12-20' }, undefined],
    ['does not wait when it is a fen more', { amount: FIRST + 1 }, undefined],
    ['does not wait when it is a fen less', { amount: FIRST - 1 }, undefined],
    ['does not wait when the loan was repaid since: it was paid twice', { repaid: true }, undefined],
  ])('%s', (_what, change, day) => {
    expect(held(change)).toBe(day);
  });

  it('waits for the last instalment, too, which costs more than the end of the loan on that day', () => {
    const amount = 100_000 + 1_200;
    expect(held({ arrivedOn: '2027-11-13', amount }, last)).toBe('2027-11-18');
  });

  it.each([
    ['of a loan in one sum that is due in more than a month', bullet, '2026-12-17', 1_200_000 + 43_680],
    ['that ends the loan on that day', last, '2027-11-17', 101_200],
    ['of a settled loan', accountOf({}, 12), '2026-12-16', FIRST],
  ])('does not wait: %s', (_what, loan, arrivedOn, amount) => {
    expect(held({ arrivedOn, amount }, loan)).toBeUndefined();
  });
});
