import { confirms, estimateOf, type EstimateInput } from '@/domain/loan/estimate';

const INPUT: EstimateInput = {
  principal: 500_000,
  annualRate: '0.1440',
  terms: 12,
  method: 'equal-instalment',
  start: '2026-11-20',
  coupon: 5_000,
};

describe('what a drawing costs before the server is asked', () => {
  it('takes the coupon off the first interest, and names the whole interest', () => {
    const { rows, totalInterest, discount } = estimateOf(INPUT);
    expect([rows[0]?.total, rows[1]?.total]).toEqual([39_988, 44_988]);
    expect([totalInterest, discount]).toEqual([39_853, 5_000]);
  });

  const shown = estimateOf(INPUT);
  it.each([
    ['the same', INPUT, true],
    ['another rate', { ...INPUT, annualRate: '0.1800' }, false],
    ['less off', { ...INPUT, coupon: 4_000 }, false],
    ['another sum', { ...INPUT, principal: 510_000 }, false],
    ['the next day', { ...INPUT, start: '2026-11-21' }, true],
  ] as const)('is confirmed by a trial with %s: %s', (_what, input, same) =>
    expect(confirms(estimateOf(input), shown)).toBe(same),
  );

  it('is confirmed by a trial of the next day where only the interest by days differs', () => {
    const bullet = { ...INPUT, method: 'bullet', terms: 3, coupon: 0 } as const;
    const [late, next] = ['2026-11-29', '2026-11-30'].map((start) => estimateOf({ ...bullet, start }));
    if (late === undefined || next === undefined) throw new Error('no estimate');
    expect(next.rows[0]?.dueDate).toBe(late.rows[0]?.dueDate);
    expect(next.totalInterest).not.toBe(late.totalInterest);
    expect(confirms(next, late)).toBe(true);
  });
});
