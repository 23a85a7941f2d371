import { checkPhone, groupPhone, normalisePhone } from '@/domain/person/phone';

describe('checkPhone (spec §5)', () => {
  it('takes exactly the second digits 3 to 9', () => {
    const fine = Array.from({ length: 10 }, (_, digit) => checkPhone(`1${digit}800138000`) === undefined);
    expect(fine).toEqual([false, false, false, true, true, true, true, true, true, true]);
  });

  it.each([
    ['', 'phoneMissing'],
    ['1380013800', 'phoneInvalid'],
    ['138001380000', 'phoneInvalid'],
    ['23800138000', 'phoneInvalid'],
    ['1380013800a', 'phoneInvalid'],
    [' 13800138000', 'phoneInvalid'],
    ['13800138000\n', 'phoneInvalid'],
    ['138 0013 8000', 'phoneInvalid'],
    ['１３８００１３８０００', 'phoneInvalid'],
  ])('%j: %s', (phone, reason) => expect(checkPhone(phone)).toBe(reason));

  it.each([
    '\u202d+86 138 0013 8000\u202c',
    '86-138 0013 8000',
    '(+86)138-0013-8000',
    '（+86）13800138000',
    '１３８００１３８０００',
    '138\u200b00138000',
    '+86 138-0013-8000',
    '0086 13800138000',
    '8613800138000',
    '138 0013 8000',
    '13800138000',
  ])('normalises %j', (text) => expect(normalisePhone(text)).toBe('13800138000'));

  it('leaves a number that only starts like a country code', () =>
    expect(normalisePhone('8613')).toBe('8613'));

  it.each([
    ['13800138000', '138 0013 8000'],
    ['13800', '138 00'],
    ['', ''],
    ['138****8000', '138 **** 8000'],
    ['另一个账户', '另一个账户'],
  ])('groups %s', (phone, grouped) => expect(groupPhone(phone)).toBe(grouped));
});
