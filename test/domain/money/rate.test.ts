import {
  compareRates,
  dayInterest,
  monthInterest,
  mulRate,
  parseRate,
  namedRate,
  percentText,
  ratePercent,
  rateText,
} from '@/domain/money/rate';
import { mulDiv } from '@/domain/money/rounding';
import { seeded } from '../seeded';

/** The same calculation by BigInt. */
function exactMulDiv(a: number, b: number, c: number): number {
  return Number((BigInt(a) * BigInt(b) * 2n + BigInt(c)) / (BigInt(c) * 2n));
}

describe('mulDiv', () => {
  it('rounds ties up', () => {
    expect([
      mulDiv(1, 1, 2),
      mulDiv(3, 1, 2),
      mulDiv(5, 3, 10),
      mulDiv(1, 149, 100),
      mulDiv(7, 0, 3),
    ]).toEqual([1, 2, 2, 1, 0]);
  });

  it('is exact even when the product exceeds the safe integers of a double', () => {
    const random = seeded(1);
    for (let index = 0; index < 20_000; index += 1) {
      const a = random.int(0, 20_000_000);
      const b = random.int(0, 2 ** 40);
      const c = random.int(1, 2 ** random.int(20, 40));
      if ((a * b) / c > Number.MAX_SAFE_INTEGER) continue;
      expect(mulDiv(a, b, c)).toBe(exactMulDiv(a, b, c));
    }
  });

  it('finds ties of large numbers', () => {
    for (let odd = 1; odd < 2001; odd += 2)
      expect(mulDiv(odd * 2 ** 10, 2 ** 40, 2 ** 51)).toBe((odd + 1) / 2);
  });

  it.each([
    [-1, 1, 1],
    [1.5, 1, 1],
    [1, 1, 0],
    [1, Number.NaN, 1],
    [1, 1, 2 ** 52],
  ])('throws for %d × %d ÷ %d', (a, b, c) => expect(() => mulDiv(a, b, c)).toThrow(RangeError));
});

describe('rates', () => {
  it.each([
    ['0.1440', 18, 125],
    ['0.0000', 0, 1],
    ['1', 1, 1],
    ['12.5', 25, 2],
    ['0.24', 6, 25],
    ['0.12345678', 6_172_839, 50_000_000],
  ])('reads %s exactly', (text, num, den) => expect(parseRate(text)).toEqual({ num, den }));

  it.each(['', '.5', '-0.1', '14.4%', '0,14', '1e-2', '0.123456789'])('throws for %j', (text) =>
    expect(() => parseRate(text)).toThrow(RangeError),
  );

  it('writes them', () => {
    expect(rateText(parseRate('0.144'), 4)).toBe('0.1440');
    expect(rateText(parseRate('0.00066666'), 6)).toBe('0.000667');
    expect(percentText(parseRate('0.1440'))).toBe('14.40');
    expect(percentText(parseRate('0.0005'), 4)).toBe('0.0500');
  });

  it('compares them', () => {
    expect(compareRates(parseRate('0.24'), parseRate('0.2400'))).toBe(0);
    expect(compareRates(parseRate('0.2401'), parseRate('0.24'))).toBe(1);
    expect(compareRates(parseRate('0.2399'), parseRate('0.24'))).toBe(-1);
  });

  it('rounds an interest half-up where a double would miss the tie', () => {
    expect(monthInterest(125, parseRate('0.1440'))).toBe(2);
    expect(monthInterest(124, parseRate('0.1440'))).toBe(1);
    expect(mulRate(100, parseRate('1.005'))).toBe(101);
    expect(dayInterest(1_000_000, parseRate('0.1440'), 10)).toBe(4000);
    expect(dayInterest(1_000_000, parseRate('0.1440'), -3)).toBe(0);
  });

  it('are read as a percentage with the one name', () => {
    expect(ratePercent('0.1440')).toBe('14.40%');
    expect(ratePercent('0.2')).toBe('20.00%');
    expect(namedRate('0.0725')).toBe('年化利率（单利）7.25%');
  });
});
