import type { CivilDate } from '../dates/civil';
import { isCivilDate } from '../dates/civil';
import { plainNumber } from '../text/typed';

export type IdNumberReason =
  'idNumberMissing' | 'idNumberLength' | 'idNumberCharacters' | 'idNumberBirthday' | 'idNumberCheckDigit';

export type Sex = 'male' | 'female';

const LENGTH = 18;
/** GB 11643: the weight of position i from the left is 2^(18-i) mod 11. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** The check digit by the weighted sum mod 11. */
const CHECK_DIGITS = '10X98765432';

/** Without separators, and with a capital X: the form that is stored, compared and sent. */
export function normaliseIdNumber(text: string): string {
  return plainNumber(text).toUpperCase();
}

/** In its three parts (region, birthday, rest): '110105 19491231 002X'. A masked number keeps the groups. */
export function groupIdNumber(id: string): string {
  return [id.slice(0, 6), id.slice(6, 14), id.slice(14)].filter((part) => part !== '').join(' ');
}

/**
 * Why a citizen's ID number is invalid; undefined for a valid one (GB 11643): 18 characters, a birthday that exists and is
 * before `today`, the right check digit. A lower-case x is fine.
 */
export function checkIdNumber(text: string, today: CivilDate): IdNumberReason | undefined {
  const id = normaliseIdNumber(text);
  if (id === '') return 'idNumberMissing';
  if (!/^[\dX]*$/.test(id)) return 'idNumberCharacters';
  if (id.length !== LENGTH) return 'idNumberLength';
  if (!/^\d{17}[\dX]$/.test(id)) return 'idNumberCharacters';
  const birthday = birthdayText(id);
  if (!isCivilDate(birthday) || birthday >= today) return 'idNumberBirthday';
  return checkDigitOf(id) === id.charAt(LENGTH - 1) ? undefined : 'idNumberCheckDigit';
}

/** The check digit that the first 17 digits require: '0' to '9' or 'X'. */
export function checkDigitOf(id: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id.charAt(index)), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

/** Birthday in the number; undefined if there is none, as in a masked number. */
export function birthdayOf(id: string): CivilDate | undefined {
  const birthday = birthdayText(normaliseIdNumber(id));
  return isCivilDate(birthday) ? birthday : undefined;
}

/** Sex in the number: the next-to-last digit is odd for men; undefined if it is not a digit. */
export function sexOf(id: string): Sex | undefined {
  const digit = normaliseIdNumber(id).charAt(LENGTH - 2);
  if (!/^\d$/.test(digit)) return undefined;
  return Number(digit) % 2 === 1 ? 'male' : 'female';
}

function birthdayText(id: string): string {
  return [id.slice(6, 10), id.slice(10, 12), id.slice(12, 14)].join('-');
}
