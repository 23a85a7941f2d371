import { greeting, greetingOf, titleOf } from '@/domain/person/greeting';

describe('greeting (spec §5)', () => {
  it('uses the next-to-last digit: odd 先生, even 女士', () => {
    for (let digit = 0; digit < 10; digit += 1) {
      const id = `1101051949123100${digit}X`;
      expect(titleOf(id)).toBe(digit % 2 === 1 ? '先生' : '女士');
    }
  });

  it.each([
    ['王明', '11010519491231003X', '王先生，您好'],
    ['王明', '11010519491231002X', '王女士，您好'],
    ['王明', undefined, '王女士，您好'],
    ['王明', '', '王女士，您好'],
    ['王明', '1****************X', '王女士，您好'],
    ['𠮷野', '11010519491231003X', '𠮷先生，您好'],
    ['', '11010519491231003X', '您好'],
    [' ', undefined, '您好'],
    [null, null, '您好'],
    [undefined, undefined, '您好'],
  ])('%s with %s: %s', (name, id, text) => expect(greeting(name, id)).toBe(text));

  it.each([
    ['王明', 'M', '王先生，您好'],
    ['王明', 'F', '王女士，您好'],
    ['王明', '', '王女士，您好'],
    ['𠮷野', 'M', '𠮷先生，您好'],
    [' ', 'M', '您好'],
  ] as const)('%s of the sex "%s" that the server read: %s', (name, sex, text) =>
    expect(greetingOf(name, sex)).toBe(text),
  );
});
