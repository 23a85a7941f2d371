import { estimateOf, type EstimateInput } from '@/domain/loan/estimate';
import { priceOf } from '@/pages/loanV2/parts/price';

const INPUT: EstimateInput = {
  principal: 500_000,
  annualRate: '0.1440',
  terms: 12,
  method: 'equal-instalment',
  start: '2026-11-20',
  coupon: 0,
};

describe('the price above the button', () => {
  it.each([
    [{}, '每月还 449.88'],
    [{ coupon: 5_000 }, '每月还 449.88（首期 399.88）'],
    [{ method: 'equal-principal' }, '首期还 476.66，逐月减少到 421.74'],
    [{ method: 'interest-first' }, '每月还利息 60.00，末期还 5,060.00'],
    [{ method: 'bullet', terms: 3 }, '到期一次还 5,184.00'],
  ] as const)('of %j: %s', (change, each) =>
    expect(priceOf(estimateOf({ ...INPUT, ...change })).each).toBe(each),
  );

  it('names the whole interest, what the coupon takes off, and the yearly rate', () =>
    expect(priceOf(estimateOf({ ...INPUT, coupon: 5_000 })).whole).toBe(
      '总利息 398.53（券减 50.00） · 年化利率（单利）14.40%',
    ));
});
