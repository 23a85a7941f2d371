import {
  birthdayOf,
  checkDigitOf,
  checkIdNumber,
  groupIdNumber,
  normaliseIdNumber,
  sexOf,
} from '@/domain/person/idNumber';
import { seeded } from '../seeded';

const TODAY = '2026-11-18';

/** GB 11643 in its other wording: the sum of digit × 2^position is 1 mod 11, X counting 10. */
function validByStandard(id: string): boolean {
  let remainder = 0;
  for (const character of id) remainder = (remainder * 2 + (character === 'X' ? 10 : Number(character))) % 11;
  return remainder === 1;
}

describe('checkIdNumber (GB 11643)', () => {
  // The two examples of the standard, then ways to write one of them, then a leap day.
  it.each([
    '11010519491231002X',
    '440524188001010014',
    '11010519491231002x',
    ' 110105 19491231 002x',
    '110101200002290018',
  ])('takes %s', (id) => expect(checkIdNumber(id, TODAY)).toBeUndefined());

  it.each([
    ['', 'idNumberMissing'],
    ['  ', 'idNumberMissing'],
    ['11010519491231002', 'idNumberLength'],
    ['11010519491231002XX', 'idNumberLength'],
    ['110105491231002', 'idNumberLength'],
    ['1101051949123100XX', 'idNumberCharacters'],
    ['X1010519491231002X', 'idNumberCharacters'],
    ['11010519491231002Y', 'idNumberCharacters'],
    ['１1010519491231002X', undefined],
    ['11010519491331002X', 'idNumberBirthday'],
    ['11010520230229002X', 'idNumberBirthday'],
    ['11010519490431002X', 'idNumberBirthday'],
    ['11010519490400002X', 'idNumberBirthday'],
    ['110105194912310021', 'idNumberCheckDigit'],
    ['110105194912310211', 'idNumberCheckDigit'],
  ])('%j: %s', (id, reason) => expect(checkIdNumber(id, TODAY)).toBe(reason));

  it('requires a birthday before today', () => {
    const born = (date: string) => {
      const start = `110105${date}002`;
      return start + checkDigitOf(start);
    };
    expect(checkIdNumber(born('20261117'), TODAY)).toBeUndefined();
    expect(checkIdNumber(born('20261118'), TODAY)).toBe('idNumberBirthday');
    expect(checkIdNumber(born('20270101'), TODAY)).toBe('idNumberBirthday');
  });

  it('finds the one check digit, and every mistyped or swapped digit', () => {
    const random = seeded(3);
    for (let index = 0; index < 300; index += 1) {
      const day = `${random.int(1940, 2008)}0${random.int(1, 9)}${random.int(10, 28)}`;
      const start = `${random.int(110_000, 659_999)}${day}${random.int(100, 999)}`;
      const id = start + checkDigitOf(start);
      expect(validByStandard(id)).toBe(true);
      expect(checkIdNumber(id, TODAY)).toBeUndefined();
      const fitting = Array.from('0123456789X').filter((digit) => validByStandard(start + digit));
      expect(fitting).toEqual([checkDigitOf(start)]);
      for (const place of [0, 1, 2, 3, 4, 14, 15]) {
        const [here, next] = [id.charAt(place), id.charAt(place + 1)];
        const other = String((Number(here) + random.int(1, 9)) % 10);
        const mistyped = id.slice(0, place) + other + id.slice(place + 1);
        expect(checkIdNumber(mistyped, TODAY)).toBe('idNumberCheckDigit');
        const swapped = id.slice(0, place) + next + here + id.slice(place + 2);
        expect(checkIdNumber(swapped, TODAY)).toBe(here === next ? undefined : 'idNumberCheckDigit');
      }
    }
  });
});

describe('facts in the ID number', () => {
  it.each([
    ['11010519491231002X', '1949-12-31', 'female'],
    ['11010519491231003x', '1949-12-31', 'male'],
    ['440524188001010014', '1880-01-01', 'male'],
    ['1****************X', undefined, undefined],
    ['', undefined, undefined],
  ])('%s: %s, %s', (id, birthday, sex) => expect([birthdayOf(id), sexOf(id)]).toEqual([birthday, sex]));

  it('is written with a capital X', () =>
    expect(normaliseIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X'));

  it.each([
    ['11010519491231002X', '110105 19491231 002X'],
    ['1****************X', '1***** ******** ***X'],
    ['110105', '110105'],
    ['', ''],
  ])('%s is read as %s', (id, grouped) => expect(groupIdNumber(id)).toBe(grouped));
});
