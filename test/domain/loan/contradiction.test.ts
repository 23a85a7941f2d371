import { trialContradiction, type TrialFigures } from '@/domain/loan/contradiction';
import {
  annualisedRate,
  buildSchedule,
  compoundAnnualRate,
  totalInterest,
  type ScheduleInput,
} from '@/domain/loan/schedule';
import { trialFigures } from '@/domain/loan/trialFigures';
import { netOfCoupon, discountOf } from '@/domain/loan/coupon';
import { trialOf as gatewaysTrial } from '../../../gateway/ledger/trial';
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
const [first, second, ...others] = good.rows;
if (first === undefined || second === undefined) throw new Error('no rows');
const rest = [second, ...others];

/** The trial with this much moved from the second instalment to the first; totals and balances follow. */
const moved = ({ principal = 0, interest = 0 }): Partial<TrialFigures> => {
  const more = { principal: first.principal + principal, interest: first.interest + interest };
  const less = { principal: second.principal - principal, interest: second.interest - interest };
  return {
    rows: [
      { ...first, ...more, total: more.principal + more.interest, balance: first.balance - principal },
      { ...second, ...less, total: less.principal + less.interest },
      ...others,
    ],
  };
};
const bullet = trialOf({ ...LOAN, terms: 3, method: 'bullet' });
const [whole] = bullet.rows;
if (whole === undefined) throw new Error('no row');

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
    ['sums', { totalInterest: good.totalInterest + 1, totalRepay: good.totalRepay + 1 }],
    ['sums', moved({ principal: -first.principal - 1 })],
    ['sums', moved({ interest: -first.interest - 1 })],
    [
      'sums',
      {
        ...{ discount: -1, totalRepay: good.totalRepay + 1 },
        rows: [{ ...first, interest: first.interest + 1, total: first.total + 1 }, ...rest],
      },
    ],
    ['sums', { rows: [{ ...first, total: first.total + 100 }, ...rest] }],
    ['sums', { rows: [{ ...first, balance: first.balance + 1 }, ...rest] }],
    ['dates', { rows: [{ ...first, dueDate: '2026-12-19' }, ...rest] }],
    ['dates', { rows: [{ ...first, term: 2 }, ...rest] }],
    ['dates', { terms: 13 }],
    ['rate', { annualisedRate: '14.39' }],
    ['rate', { compoundRate: '15.38' }],
    ['interest', { annualRate: '0.1439' }],
    ['interest', { method: 'equal-principal' }],
    ['interest', moved({ interest: 1 })],
    ['interest', moved({ principal: 1 })],
    ['interest', moved({ principal: 1, interest: -1 })],
  ])('says which rule is broken: %s', (rule, changes) => {
    expect(trialContradiction({ ...good, ...changes })).toBe(rule);
  });

  it('of a bullet loan counts its days from the day of the drawing, also after the 28th', () => {
    for (const start of ['2026-10-28', '2026-10-29', '2026-10-31']) {
      const trial = trialOf({ ...LOAN, terms: 3, method: 'bullet', start });
      expect([start, trialContradiction(trial)]).toEqual([start, undefined]);
    }
  });

  it('of a bullet loan has one instalment', () => {
    const half = { principal: 600_000, interest: 0, total: 600_000 };
    const rows = [
      { ...whole, ...half, balance: 600_000 },
      { ...whole, ...half },
    ];
    const free = { totalInterest: 0, totalRepay: 1_200_000 };
    expect(trialContradiction({ ...bullet, ...free, rows })).toBe('dates');
  });

  it('cannot hide interest behind a discount above it', () => {
    const rows = good.rows.map((row) => ({ ...row, interest: 0, total: row.principal }));
    const lie = { rows, discount: 1_000_000, totalInterest: 1_000_000, totalRepay: good.amount };
    expect(trialContradiction({ ...good, ...lie })).toBe('interest');
  });

  it('of the gateway is read to the fen', () => {
    for (const coupon of [0, 5_000]) {
      const { principal: amount, ...loan } = LOAN;
      const figures = trialFigures(gatewaysTrial({ ...loan, amount, coupon }));
      expect(figures).toEqual(trialOf(LOAN, coupon));
    }
  });

  it('is found out although all its sums agree', () => {
    const rows = [{ ...first, interest: first.interest + 1, total: first.total + 1 }, ...rest];
    const lie = { rows, totalInterest: good.totalInterest + 1, totalRepay: good.totalRepay + 1 };
    expect(trialContradiction({ ...good, ...lie })).toBe('interest');
  });
});
