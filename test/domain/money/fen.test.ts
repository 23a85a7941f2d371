import {
  displayMoney,
  formatYuan,
  moneyText,
  parseYuan,
  shortYuan,
  sumFen,
  toYuan,
} from '@/domain/money/fen';
import { fenOf } from '@/domain/money/wire';

describe('parseYuan', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['1.5', 150],
    ['0.05', 5],
    ['1093.18', 109_318],
    ['1,234.50', 123_450],
    ['12,345,678', 1_234_567_800],
    ['200000.00', 20_000_000],
  ])('reads %s', (text, fen) => expect(parseYuan(text)).toBe(fen));

  it.each([
    '',
    ' ',
    ' 1',
    '1 ',
    '.5',
    '1.',
    '1.234',
    '-1',
    '+1',
    '01',
    '007',
    '1e3',
    '0x10',
    '１',
    '一',
    '12,34',
    '1,2345',
    ',100',
    '1,,000',
    '1 000',
    '1.5元',
    'NaN',
    'Infinity',
    '99999999999999999999',
  ])('refuses %j', (text) => expect(parseYuan(text)).toBeUndefined());
});

describe('toYuan and formatYuan', () => {
  it.each([
    [0, '0.00', '0.00'],
    [5, '0.05', '0.05'],
    [50, '0.50', '0.50'],
    [109_318, '1093.18', '1,093.18'],
    [20_000_000, '200000.00', '200,000.00'],
    [123_456_789, '1234567.89', '1,234,567.89'],
    [-5, '-0.05', '-0.05'],
    [-123_450, '-1234.50', '-1,234.50'],
  ])('writes %d fen', (fen, wire, shown) => {
    expect(toYuan(fen)).toBe(wire);
    expect(formatYuan(fen)).toBe(shown);
    expect(moneyText(fen)).toBe(`${shown} 元`);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('throws for %d', (fen) =>
    expect(() => toYuan(fen)).toThrow(RangeError),
  );

  it('can be parsed from its own output', () => {
    for (let fen = 0; fen < 30_000; fen += 7) expect(parseYuan(toYuan(fen))).toBe(fen);
    for (let fen = 0; fen < 3e9; fen += 98_765_437) expect(parseYuan(formatYuan(fen))).toBe(fen);
  });
});

describe('shortYuan', () => {
  it.each([
    [3_800_000, '38,000'],
    [3_800_050, '38,000.50'],
    [0, '0'],
  ])('writes %d fen as %s', (fen, shown) => expect(shortYuan(fen)).toBe(shown));
});

describe('an amount of the wire', () => {
  it('is read to the fen', () => expect(fenOf('1093.18')).toBe(109_318));

  it.each(['', '--', '1.234', '-1.00'])('that is %j stops the page', (text) =>
    expect(() => fenOf(text)).toThrow(RangeError),
  );
});

it('sums amounts, of none to nothing', () => {
  expect([sumFen([1, 20, 300]), sumFen([])]).toEqual([321, 0]);
});

describe('displayMoney (spec §5 Money display)', () => {
  it.each([
    ['', '0.00'],
    ['  ', '0.00'],
    [null, '0.00'],
    [undefined, '0.00'],
    [0, '0.00'],
    ['0', '0.00'],
    [1234.5, '1,234.50'],
    ['1234.5', '1,234.50'],
    ['1,234.5', '1,234.50'],
    ['12,345', '12,345.00'],
    ['1,234,567', '1,234,567.00'],
    [' 5 ', '5.00'],
    ['+5', '5.00'],
    ['-0', '0.00'],
    ['1.005', '1.01'],
    [1.005, '1.01'],
    ['0.995', '1.00'],
    ['1.004999', '1.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['007', '7.00'],
    ['-12.345', '-12.35'],
    ['-0.001', '0.00'],
    [1e-7, '0.00'],
    ['1234567.891', '1,234,567.89'],
  ])('shows %j as %s', (value, shown) => expect(displayMoney(value)).toBe(shown));

  it.each([
    'abc',
    '1.2.3',
    '12,34',
    '1元',
    '--',
    '.',
    '-',
    '1e3',
    'Infinity',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    '9'.repeat(20),
  ])('marks %j as invalid', (value) => expect(displayMoney(value)).toBe('--'));
});
