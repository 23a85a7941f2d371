import { repayRefusals } from '@/contract/repay';
import { checkPayoffDate, quoteOf, type Wanted } from '../../../gateway/ledger/quote';
import type { QuoteItem } from '../../../gateway/ledger/repayment';
import { accountOf, TERMS } from './account';

const DUE: Wanted = { kind: 'due' };
const PAYOFF: Wanted = { kind: 'payoff' };
const COOLING_OFF: Wanted = { kind: 'coolingOff' };
const partial = (amount: number, plan: 'sameTerms' | 'sooner' = 'sameTerms'): Wanted => ({
  kind: 'partial',
  amount,
  plan,
});

/** Loan, term, principal, interest, penalty. */
const asRows = (items: readonly QuoteItem[]) =>
  items.map(({ loanNo, term, principal, interest, penalty }) => [loanNo, term, principal, interest, penalty]);

const refused = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('what is due', () => {
  it('is the coming instalment while nothing has fallen due', () => {
    const { items, plan, saved } = quoteOf(DUE, [accountOf()], '2026-12-01');
    expect(asRows(items)).toEqual([['L1', 1, 100_000, 14_400, 0]]);
    expect([plan, saved]).toEqual([null, 0]);
  });

  it('is all that has fallen due with its penalty, of every loan that is not settled', () => {
    const loans = [accountOf(), accountOf({ loanNo: 'L2' }, 1), accountOf({ loanNo: 'L3', settled: true })];
    const { items } = quoteOf(DUE, loans, '2027-01-18');
    expect(asRows(items)).toEqual([
      ['L1', 1, 100_000, 14_400, 1_860],
      ['L1', 2, 100_000, 13_200, 0],
      ['L2', 2, 100_000, 13_200, 0],
    ]);
  });

  it('is also a penalty that is left when all else is paid', () => {
    const [first, ...rest] = accountOf({}, 1).instalments;
    if (first === undefined) throw new Error('no row');
    const marked = { ...first, paidPenalty: 100, penaltyCharged: 600, penaltyUntil: '2026-12-28' };
    const { items } = quoteOf(DUE, [accountOf({ instalments: [marked, ...rest] })], '2026-12-30');
    expect(asRows(items)).toEqual([['L1', 1, 0, 0, 500]]);
  });

  it('is nothing of a settled loan', () => {
    expect(quoteOf(DUE, [accountOf({}, 12)], '2027-12-01')).toEqual({ items: [], plan: null, saved: 0 });
  });
});

describe('the payoff', () => {
  it('is what is overdue, and all principal with the interest of the days on the next instalment', () => {
    const { items, plan, saved } = quoteOf(PAYOFF, [accountOf({}, 0, { ...TERMS, terms: 3 })], '2026-12-28');
    expect(asRows(items)).toEqual([
      ['L1', 1, 400_000, 14_400, 2_400],
      // Ten days of 8,000.00 at 14.4 %.
      ['L1', 2, 400_000, 3_200, 0],
      ['L1', 3, 400_000, 0, 0],
    ]);
    expect(plan).toBeNull();
    // Of 96.00 and 48.00 to come.
    expect(saved).toBe(9_600 + 4_800 - 3_200);
  });

  it('names no instalment to come that costs nothing', () => {
    const loan = accountOf({}, 0, { ...TERMS, method: 'interest-first', terms: 3 });
    expect(asRows(quoteOf(PAYOFF, [loan], '2026-12-28').items)).toEqual([
      ['L1', 1, 0, 14_400, 0],
      ['L1', 2, 0, 4_800, 0],
      ['L1', 3, 1_200_000, 0, 0],
    ]);
  });

  it('can be asked for from today to the 31st day after it', () => {
    expect(refused(() => checkPayoffDate('2026-11-18', '2026-11-18'))).toBeUndefined();
    expect(refused(() => checkPayoffDate('2026-12-19', '2026-11-18'))).toBeUndefined();
    for (const on of ['2026-11-17', '2026-12-20']) {
      expect(
        refused(() => checkPayoffDate(on, '2026-11-18')),
        on,
      ).toMatchObject({
        code: repayRefusals.payoffDateOutside,
        desc: '还清日期请选今天起31天之内',
      });
    }
  });
});

describe('in the cooling-off period', () => {
  it('costs the principal alone, and saves all interest', () => {
    const { items, saved } = quoteOf(COOLING_OFF, [accountOf({}, 0, { ...TERMS, terms: 2 })], '2026-12-18');
    expect(asRows(items)).toEqual([
      ['L1', 1, 600_000, 0, 0],
      ['L1', 2, 600_000, 0, 0],
    ]);
    expect(saved).toBe(14_400 + 7_200);
  });

  it('names no instalment without principal', () => {
    const loan = accountOf({}, 0, { ...TERMS, method: 'interest-first', terms: 3 });
    expect(asRows(quoteOf(COOLING_OFF, [loan], '2026-11-28').items)).toEqual([['L1', 3, 1_200_000, 0, 0]]);
  });

  it('costs the principal less everything paid before, interest and penalty too', () => {
    const begun = accountOf({}, 1);
    const { items, turned = [] } = quoteOf(COOLING_OFF, [begun], '2026-12-18');
    expect(begun.paid).toBe(114_400);
    expect(asRows(items)[0]).toEqual(['L1', 2, 100_000 - 14_400, 0, 0]);
    expect(items.reduce((sum, { principal }) => sum + principal, 0)).toBe(1_200_000 - 114_400);
    expect(asRows(turned)).toEqual([
      ['L1', 1, 0, -14_400, 0],
      ['L1', 2, 14_400, 0, 0],
    ]);
  });

  it('is refused after the period', () => {
    expect(refused(() => quoteOf(COOLING_OFF, [accountOf()], '2026-12-19'))).toMatchObject({
      code: repayRefusals.coolingOffOver,
      desc: expect.stringMatching(/^这笔借款的冷静期到12月18日为止，已过冷静期，可以选择提前还清$/) as string,
    });
  });
});

describe('a part', () => {
  it('pays what is due, the interest of the days, then principal, and has a new plan', () => {
    const loan = accountOf({}, 0, { ...TERMS, terms: 3 });
    const { items, plan, saved } = quoteOf(
      partial(400_000 + 14_400 + 2_400 + 3_200 + 200_000),
      [loan],
      '2026-12-28',
    );
    expect(asRows(items)).toEqual([
      ['L1', 1, 400_000, 14_400, 2_400],
      ['L1', 0, 200_000, 3_200, 0],
    ]);
    // 21 days of 6,000.00, then a month of 3,000.00.
    expect(plan).toEqual([
      { term: 2, dueDate: '2027-01-18', principal: 300_000, interest: 5_040 },
      { term: 3, dueDate: '2027-02-18', principal: 300_000, interest: 3_600 },
    ]);
    expect(saved).toBe(9_600 + 4_800 - 3_200 - 5_040 - 3_600);
  });

  it('that pays no principal or all of it is refused with the bound', () => {
    const loan = accountOf();
    expect(refused(() => quoteOf(partial(4_800), [loan], '2026-11-28'))).toMatchObject({
      code: repayRefusals.partialTooSmall,
      desc: '请多于 48.00 元：先还到期的钱和今天为止的利息，剩下的才归还本金',
    });
    expect(refused(() => quoteOf(partial(1_204_800), [loan], '2026-11-28'))).toMatchObject({
      code: repayRefusals.partialCoversAll,
      desc: '请少于 12,048.00 元，这个金额已经可以还清，请选择提前还清',
    });
  });

  it('cannot end sooner a loan whose principal is due at its end', () => {
    const bullet = accountOf({}, 0, { ...TERMS, method: 'bullet' });
    expect(refused(() => quoteOf(partial(500_000, 'sooner'), [bullet], '2026-11-28'))).toMatchObject({
      code: repayRefusals.planUnavailable,
    });
    expect(quoteOf(partial(500_000), [bullet], '2026-11-28').plan).toHaveLength(1);
  });

  it('of a settled loan is nothing', () => {
    expect(quoteOf(partial(100), [accountOf({}, 12)], '2027-12-01')).toEqual({
      items: [],
      plan: null,
      saved: 0,
    });
  });
});
