import { trialContradiction, type TrialFigures } from '@/domain/loan/contradiction';
import {
  annualisedRate,
  buildSchedule,
  compoundAnnualRate,
  totalInterest,
  type ScheduleInput,
} from '@/domain/loan/schedule';
import { quoteContradiction } from '@/domain/repay/contradiction';
import { netOfCoupon, discountOf } from '../../../gateway/ledger/coupon';
import { generatedLoans } from '../lending';

function trialOf(loan: ScheduleInput, coupon = 0): TrialFigures {
  const { principal: amount, terms, method, start, annualRate } = loan;
  const plain = buildSchedule(loan);
  const discount = discountOf(plain, coupon);
  const interest = totalInterest(plain);
  return {
    ...{ amount, terms, method, annualRate, discount },
    rows: netOfCoupon(plain, coupon),
    totalInterest: interest,
    totalRepay: amount + interest - discount,
    annualisedRate: annualisedRate(amount, start, plain),
    compoundRate: compoundAnnualRate(amount, start, plain),
  };
}

const LOAN: ScheduleInput = {
  principal: 1_200_000,
  annualRate: '0.1440',
  terms: 12,
  method: 'equal-instalment',
  start: '2026-11-18',
};
const good = trialOf(LOAN);
const [first, ...rest] = good.rows;
if (first === undefined) throw new Error('no row');

describe('a trial', () => {
  it('of the engine contradicts itself for no loan, with a coupon or without', () => {
    for (const loan of generatedLoans(400)) {
      for (const coupon of [0, 1, 5_000, 100_000_000]) {
        expect([loan, coupon, trialContradiction(trialOf(loan, coupon))]).toEqual([loan, coupon, undefined]);
      }
    }
  });

  it.each<readonly [string, Partial<TrialFigures>]>([
    ['principals', { amount: good.amount + 1 }],
    ['principals', { rows: [] }],
    ['principals', { rows: rest }],
    ['sums', { totalRepay: good.totalRepay + 1 }],
    ['sums', { totalInterest: good.totalInterest + 1 }],
    ['sums', { discount: 1 }],
    ['sums', { rows: [{ ...first, total: first.total + 100 }, ...rest] }],
    ['sums', { rows: [{ ...first, balance: first.balance + 1 }, ...rest] }],
    ['dates', { rows: [{ ...first, dueDate: '2026-12-19' }, ...rest] }],
    ['dates', { terms: 13 }],
    ['rate', { annualisedRate: '14.39' }],
    ['rate', { compoundRate: '15.38' }],
    ['interest', { annualRate: '0.1439' }],
    ['interest', { method: 'equal-principal' }],
  ])('says which rule is broken: %s', (rule, changes) => {
    expect(trialContradiction({ ...good, ...changes })).toBe(rule);
  });

  it('is found out although all its sums agree', () => {
    const rows = [{ ...first, interest: first.interest + 1, total: first.total + 1 }, ...rest];
    const lie = { rows, totalInterest: good.totalInterest + 1, totalRepay: good.totalRepay + 1 };
    expect(trialContradiction({ ...good, ...lie })).toBe('interest');
  });
});

describe('a quote', () => {
  const item = { principal: 1_000, interest: 200, penalty: 30, total: 1_230 };
  const quote = { ...item, discount: 30, payAmount: 1_200, savedInterest: 0, items: [item] };

  it('with all its sums is fine', () => expect(quoteContradiction(quote)).toBeUndefined());

  it.each([
    ['sums', { total: 1_231 }],
    ['sums', { savedInterest: -1 }],
    ['items', { items: [item, item] }],
    ['items', { items: [] }],
    ['payAmount', { payAmount: 1_199 }],
    ['payAmount', { discount: 31 }],
  ] as const)('says what does not agree: %s', (rule, changes) => {
    expect(quoteContradiction({ ...quote, ...changes })).toBe(rule);
  });
});
