import fc from 'fast-check';
import { buildSchedule } from '@/domain/loan/schedule';
import { exitOf } from '@/domain/repay/exit';
import { owedFrom, type OwedInstalment } from '@/domain/repay/owed';

const rows = owedFrom(
  buildSchedule({
    ...{
      principal: 1_200_000,
      annualRate: '0.1440',
      terms: 3,
      method: 'equal-principal',
      start: '2026-11-18',
    },
  }),
);
const withPaid = (changes: readonly Partial<OwedInstalment>[]) =>
  rows.map((row, index) => ({ ...row, ...changes[index] }));
const NONE = { term: 0, interest: 0 };
const sum = (list: readonly { principal: number; interest: number; penalty: number }[]) =>
  list.reduce((all, { principal, interest, penalty }) => all + principal + interest + penalty, 0);

it('An exit pays the principal that is left, and turns what was paid as interest into principal', () => {
  const instalments = withPaid([{ paidPrincipal: 400_000, paidInterest: 14_400 }]);
  const { paid, turned } = exitOf({ instalments, ahead: NONE, discounted: 0 }, 785_600);
  expect(paid.map(({ principal }) => principal)).toEqual([0, 385_600, 400_000]);
  expect(turned).toEqual([
    { term: 0, principal: 0, interest: 0, penalty: 0 },
    { term: 1, principal: 0, interest: -14_400, penalty: 0 },
    { term: 2, principal: 14_400, interest: 0, penalty: 0 },
    { term: 3, principal: 0, interest: 0, penalty: 0 },
  ]);
});

it('leaves what a coupon paid of the interest as interest', () => {
  const instalments = withPaid([{ paidPrincipal: 400_000, paidInterest: 14_400 }]);
  const { turned } = exitOf({ instalments, ahead: NONE, discounted: 5_000 }, 790_600);
  expect(turned[1]).toMatchObject({ interest: -9_400 });
});

it('turns no more than is left of the principal if more than the principal was paid', () => {
  const instalments = withPaid([
    { paidPrincipal: 400_000, paidInterest: 14_400 },
    { paidPrincipal: 400_000 },
    { paidPrincipal: 399_999 },
  ]);
  const { paid, turned } = exitOf({ instalments, ahead: NONE, discounted: 0 }, 0);
  expect(sum(paid)).toBe(0);
  expect(turned[1]).toMatchObject({ interest: -1 });
  expect(turned[3]).toMatchObject({ principal: 1 });
});

const payments = fc.record({
  parts: fc.array(fc.tuple(fc.nat({ max: 400_000 }), fc.nat({ max: 14_400 }), fc.nat({ max: 900 })), {
    minLength: 3,
    maxLength: 3,
  }),
  ahead: fc.nat({ max: 3_000 }),
  coupon: fc.nat({ max: 20_000 }),
});

it('always ends the loan: each instalment has its whole principal, and what is turned adds up to nothing', () =>
  fc.assert(
    fc.property(payments, ({ parts, ahead, coupon }) => {
      const instalments = withPaid(
        parts.map(([paidPrincipal, paidInterest, paidPenalty], index) => ({
          paidPrincipal,
          paidInterest: Math.min(paidInterest, rows[index]?.interest ?? 0),
          paidPenalty,
        })),
      );
      const interest = ahead + instalments.reduce((all, row) => all + row.paidInterest, 0);
      const discounted = Math.min(coupon, interest);
      const own = parts.reduce((all, [p, , n]) => all + p + n, 0) + interest - discounted;
      const amount = Math.max(0, 1_200_000 - own);
      const { paid, turned } = exitOf(
        { instalments, ahead: { term: 0, interest: ahead }, discounted },
        amount,
      );
      expect(sum(paid)).toBe(amount);
      expect(sum(turned)).toBe(0);
      for (const row of instalments) {
        const now = [...paid, ...turned].filter(({ term }) => term === row.term);
        expect(row.paidPrincipal + now.reduce((all, { principal }) => all + principal, 0)).toBe(
          row.principal,
        );
        expect(row.paidInterest + now.reduce((all, part) => all + part.interest, 0)).toBeGreaterThanOrEqual(
          0,
        );
        expect(row.paidPenalty + now.reduce((all, { penalty }) => all + penalty, 0)).toBeGreaterThanOrEqual(
          0,
        );
      }
      const charged = -turned.reduce((all, part) => all + part.interest + part.penalty, 0);
      // Of the person's money nothing stays interest or penalty, unless more than the principal was paid.
      if (amount > 0) expect(own + amount).toBe(1_200_000);
      expect(charged).toBeLessThanOrEqual(interest - discounted + parts.reduce((all, [, , n]) => all + n, 0));
    }),
  ));
