import { checkAmount, greatestAmount } from '@/domain/loan/amountRule';
import { CREDIT_LIMIT_CEILING } from '@/domain/loan/ceiling';

const RULE = { min: 100_000, max: 3_625_050, step: 10_000 };

describe('checkAmount', () => {
  it.each([
    [100_000, undefined],
    [3_620_000, undefined],
    [99_999, 'amountBelowMin'],
    [90_000, 'amountBelowMin'],
    [3_630_000, 'amountAboveMax'],
    [3_625_050, 'amountOffStep'],
    [100_001, 'amountOffStep'],
    [0, 'amountMissing'],
    [-100_000, 'amountMissing'],
    [undefined, 'amountMissing'],
    [Number.NaN, 'amountMissing'],
    [100_000.5, 'amountMissing'],
  ])('%s fen: %s', (amount, reason) => expect(checkAmount(amount, RULE)).toBe(reason));

  it('never allows more than the legal limit', () => {
    const rule = { min: 1, max: 30_000_000, step: 0 };
    expect(checkAmount(CREDIT_LIMIT_CEILING, rule)).toBeUndefined();
    expect(checkAmount(CREDIT_LIMIT_CEILING + 1, rule)).toBe('amountAboveMax');
    expect(greatestAmount(rule)).toBe(20_000_000);
  });
});

describe('greatestAmount', () => {
  it.each([
    [RULE, 3_620_000],
    [{ ...RULE, step: 0 }, 3_625_050],
    [{ ...RULE, max: 100_000 }, 100_000],
    [{ ...RULE, max: 99_999 }, 0],
    [{ ...RULE, max: 0 }, 0],
    [{ min: 105_000, max: 109_000, step: 10_000 }, 0],
  ])('of %j is %d', (rule, greatest) => {
    expect(greatestAmount(rule)).toBe(greatest);
    if (greatest > 0) expect(checkAmount(greatest, rule)).toBeUndefined();
  });
});
