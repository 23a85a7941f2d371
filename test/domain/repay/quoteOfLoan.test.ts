import { dueOrNext, totalOf } from '@/domain/repay/due';
import { REPAYMENT_KIND_NAMES } from '@/domain/repay/kinds';
import { partialRepayment } from '@/domain/repay/partial';
import { dueFitsLoans, quoteFitsLoan, type LoanQuote, type LoanWish } from '@/domain/repay/quoteOfLoan';
import { arrived, LOAN, paidRows, runningOf, type State } from './arrived';

const ON = '2026-12-28';
const STATE: State = { today: ON };
const loan = arrived(STATE);
const [late, ...later] = paidRows(0);
if (late === undefined) throw new Error('no row');
const half = arrived({ today: ON, rows: [{ ...late, paidPrincipal: 1 }, ...later] });

const quote = (principal: number, interest: number, penalty: number, savedInterest: number): LoanQuote => ({
  ...{
    principal,
    interest,
    penalty,
    total: principal + interest + penalty,
    savedInterest,
    on: ON,
    after: null,
  },
});

const PARTS = ['principal', 'interest', 'penalty', 'savedInterest'] as const;

describe('a quote of one loan', () => {
  const PAYOFF: LoanWish = { kind: 'payoff' };
  const COOLING_OFF: LoanWish = { kind: 'coolingOff' };
  /** One instalment ten days late; ten days of interest on the rest. */
  const payoff = quote(1_200_000, 14_400 + 3_200, 2_400, 28_800 - 17_600);
  const coolingOff = quote(1_200_000, 0, 0, 28_800);
  const wish = { kind: 'partial', amount: 420_000 + 200_000, plan: 'sameTerms' } as const;
  const part = partialRepayment(runningOf(STATE), ON, wish.amount);
  if (part.kind !== 'options') throw new Error(part.reason);
  const { schedule: after, savedInterest } = part.sameTerms;
  const partial: LoanQuote = { ...quote(600_000, 17_600, 2_400, savedInterest), after };

  it.each([
    ['payoff', PAYOFF, payoff],
    ['coolingOff', COOLING_OFF, coolingOff],
    ['partial', wish, partial],
  ] as const)('%s fits with these figures, and not with a fen more or less of any', (_what, asked, good) => {
    expect(quoteFitsLoan(loan, asked, good)).toBe(true);
    for (const name of PARTS) {
      for (const by of [1, -1]) {
        expect([name, by, quoteFitsLoan(loan, asked, { ...good, [name]: good[name] + by })]).toEqual([
          name,
          by,
          false,
        ]);
      }
    }
  });

  it('has the plan that follows it, or none', () => {
    const [first, ...rest] = after;
    if (first === undefined) throw new Error('no row');
    const changes = [{ term: 9 }, { dueDate: '2027-01-19' }, { principal: 0 }, { interest: 0 }, { total: 0 }];
    for (const change of changes) {
      const other = { ...partial, after: [{ ...first, ...change }, ...rest] };
      expect([change, quoteFitsLoan(loan, wish, other)]).toEqual([change, false]);
    }
    expect(quoteFitsLoan(loan, wish, { ...partial, after: rest })).toBe(false);
    expect(quoteFitsLoan(loan, wish, { ...partial, after: null })).toBe(false);
    expect(quoteFitsLoan(loan, PAYOFF, { ...payoff, after })).toBe(false);
    expect(quoteFitsLoan(loan, PAYOFF, { ...payoff, after: [] })).toBe(true);
  });

  it('of a sum that the engine refuses does not fit', () => {
    expect(quoteFitsLoan(loan, { ...wish, amount: 1 }, quote(0, 1, 0, 0))).toBe(false);
    const input = { ...LOAN, method: 'bullet' } as const;
    const bullet = arrived({ today: ON, input });
    expect(quoteFitsLoan(bullet, { ...wish, plan: 'sooner' }, partial)).toBe(false);
  });

  it('of a loan that is paid in part is believed', () =>
    expect(quoteFitsLoan(half, PAYOFF, quote(1, 1, 1, 1))).toBe(true));

  it('saves no interest when the days cost more than the plan', () => {
    const lastDay = { today: '2027-03-01', rows: paidRows(2) };
    const asked = { ...quote(400_000, 4_800, 2_640, 0), on: '2027-03-01' };
    expect(quoteFitsLoan(arrived(lastDay), PAYOFF, asked)).toBe(true);
  });
});

describe('a quote of what is due', () => {
  const item = { loanNo: 'L1', principal: 400_000, interest: 14_400, penalty: 2_400, total: 416_800 };
  const other = { ...item, loanNo: 'L2', interest: 9_600, penalty: 0, total: 409_600 };
  const sum = { principal: 800_000, interest: 24_000, penalty: 2_400, total: 826_400 };
  const good = { ...sum, on: ON, savedInterest: 0, items: [item, other] };
  const loans = new Map([
    ['L1', loan],
    ['L2', arrived({ today: ON, rows: paidRows(1) })],
  ]);

  it('is what the engine asks for each of the loans', () => expect(dueFitsLoans(loans, good)).toBe(true));

  it.each([
    ['interest saved', { savedInterest: 1 }],
    ['a loan of somebody else', { items: [item, other, { ...item, loanNo: 'L3' }] }],
    ['nothing for one loan', { items: [item] }],
    ['a fen of principal less', { items: [{ ...item, principal: 399_999 }, other] }],
    ['a fen of interest more', { items: [item, { ...other, interest: 9_601 }] }],
    ['a fen of penalty less', { items: [{ ...item, penalty: 2_399 }, other] }],
    [
      'the sums of the loans exchanged',
      {
        items: [
          { ...item, loanNo: 'L2' },
          { ...other, loanNo: 'L1' },
        ],
      },
    ],
  ])('is not that with %s', (_what, change) =>
    expect(dueFitsLoans(loans, { ...good, ...change })).toBe(false),
  );

  it('of a loan that is paid in part is believed, of the others not', () => {
    const mixed = new Map([...loans, ['L2', half]] as const);
    expect(dueFitsLoans(mixed, { ...good, items: [item] })).toBe(true);
    expect(dueFitsLoans(mixed, { ...good, items: [other] })).toBe(false);
  });
});

describe('what is due or comes next', () => {
  const rows = paidRows(0);
  const dueOn = (on: string, of = rows) => {
    const parts = dueOrNext(of, LOAN.annualRate, on);
    return [parts.map(({ term }) => term), totalOf(parts).total];
  };

  it.each([
    ['2026-12-01', [1], 414_400],
    ['2026-12-18', [1], 414_400],
    ['2027-01-18', [1, 2], 414_400 + 409_600 + 7_440],
  ] as const)('on %s is %j', (on, terms, total) => expect(dueOn(on)).toEqual([terms, total]));

  it('is nothing once all is paid', () => expect(dueOn('2027-03-01', paidRows(3))).toEqual([[], 0]));

  it('is the penalty less what was paid of it', () => {
    const marked = { ...late, paidPenalty: 1_000, penaltyCharged: 2_400, penaltyUntil: ON };
    expect(dueOrNext([marked], LOAN.annualRate, ON)).toMatchObject([{ penalty: 1_400 }]);
  });
});

it('a repayment has the name of its kind', () =>
  expect(REPAYMENT_KIND_NAMES).toEqual({
    due: '还到期的款',
    payoff: '提前还清',
    coolingOff: '冷静期全额还本',
    partial: '部分还款',
    offline: '线下还款',
  }));
