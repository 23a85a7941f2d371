import { wireText } from '@/domain/text/wireText';

describe('wireText', () => {
  it.each([
    ['1', '1'],
    [' 1 ', '1'],
    [1, '1'],
    [0, '0'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [['1'], ''],
    [{ toString: () => '1' }, ''],
  ])('of %j is %j', (value, text) => expect(wireText(value)).toBe(text));
});
