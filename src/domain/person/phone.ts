import { plainNumber } from '../text/typed';

export type PhoneReason = 'phoneMissing' | 'phoneInvalid';

/** Spec §5: 11 digits, first digit 1, second digit 3 to 9. */
const PHONE = /^1[3-9]\d{9}$/;

/** Why a mobile phone number is invalid; undefined for a valid one (spec §5). */
export function checkPhone(phone: string): PhoneReason | undefined {
  if (phone === '') return 'phoneMissing';
  return PHONE.test(phone) ? undefined : 'phoneInvalid';
}

/** Removes what people and address books add to a number: spaces, hyphens, brackets, marks of direction, a leading +86 or 0086. */
export function normalisePhone(text: string): string {
  return plainNumber(text).replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '');
}

/** Grouped as people say it: '138 0013 8000', masked '138 **** 8000'. An incomplete number is grouped as far as possible; words are unchanged. */
export function groupPhone(phone: string): string {
  if (!/^[\d*]+$/.test(phone)) return phone;
  return [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].filter((part) => part !== '').join(' ');
}
