import { shownAmount, typeAmount } from '@/components/AmountInput/typeAmount';
import type { Key } from '@/components/Keypad';

const typed = (keys: string, rule?: Parameters<typeof typeAmount>[2]) =>
  keys.split(' ').reduce((text, key) => typeAmount(text, (key === '<' ? 'delete' : key) as Key, rule), '');

describe('typing an amount', () => {
  it.each([
    ['whole yuan', '1 2 0 0 0', '12000'],
    ['two decimals, the third is not taken', '1 . 2 3 4', '1.23'],
    ['one point only', '1 . 2 . 3', '1.23'],
    ['a point first stands behind a zero', '. 5', '0.5'],
    ['no leading zero', '0 0 5', '5'],
    ['a zero before the point stays', '0 . 0 5', '0.05'],
    ['seven digits before the point', '1 2 3 4 5 6 7 8', '1234567'],
    ['decimals after seven digits', '1 2 3 4 5 6 7 . 8', '1234567.8'],
    ['deleting takes the last key back, the point too', '1 . 2 < <', '1'],
    ['deleting nothing', '< <', ''],
  ])('%s', (_name, keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it('accepts no point when only whole yuan are allowed', () => {
    expect(typed('5 . 0 0', { decimals: 0 })).toBe('500');
  });

  it.each([
    ['', ''],
    ['999', '999'],
    ['12000', '12,000'],
    ['1234567.8', '1,234,567.8'],
    ['12000.', '12,000.'],
    ['0.05', '0.05'],
  ])('shows %o as %o', (text, shown) => {
    expect(shownAmount(text)).toBe(shown);
  });
});
