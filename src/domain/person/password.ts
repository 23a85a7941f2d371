import type { CivilDate } from '../dates/civil';
import { isCivilDate } from '../dates/civil';

export type PasswordReason =
  | 'passwordMissing'
  | 'passwordFormat'
  | 'passwordSameDigits'
  | 'passwordRun'
  | 'passwordRepeat'
  | 'passwordBirthday'
  | 'passwordPhone';

/** The person's data that must not be in the password. */
export interface PasswordOwner {
  readonly birthday?: CivilDate;
  readonly phone?: string;
}

const LENGTH = 6;

/**
 * Why a trade password is invalid; undefined for a valid one: six digits that are not all the same, no run up or down, no
 * shorter group repeated, not the birthday and no part of the phone number.
 */
export function checkPassword(password: string, owner: PasswordOwner = {}): PasswordReason | undefined {
  if (password === '') return 'passwordMissing';
  if (!/^\d{6}$/.test(password)) return 'passwordFormat';
  if (isRepeated(password, 1)) return 'passwordSameDigits';
  if (isRun(password, 1) || isRun(password, -1)) return 'passwordRun';
  if (isRepeated(password, 2) || isRepeated(password, 3)) return 'passwordRepeat';
  return aboutOwner(password, owner);
}

function aboutOwner(password: string, { birthday, phone }: PasswordOwner): PasswordReason | undefined {
  if (birthday !== undefined && birthdayForms(birthday).has(password)) return 'passwordBirthday';
  return phone?.includes(password) ? 'passwordPhone' : undefined;
}

function isRepeated(password: string, length: number): boolean {
  return password.slice(0, length).repeat(LENGTH / length) === password;
}

/** A run as on a keypad: 9 is followed by 0. */
function isRun(password: string, step: 1 | -1): boolean {
  return Array.from(password).every((digit, index) => {
    const previous = Number(password.charAt(index - 1));
    return index === 0 || Number(digit) === (previous + step + 10) % 10;
  });
}

/** Six-digit ways to write a birthday: with the short year, with the whole year and month or day, with single-digit parts. */
function birthdayForms(birthday: CivilDate): ReadonlySet<string> {
  if (!isCivilDate(birthday)) return new Set();
  const [year = '', month = '', day = ''] = birthday.split('-');
  const short = year.slice(2);
  const [m, d] = [String(Number(month)), String(Number(day))];
  const forms = [
    ...orders(short, month, day),
    ...orders(year, month),
    ...orders(year, day),
    ...orders(year, m, d),
  ];
  return new Set(forms.filter((form) => form.length === LENGTH));
}

/** The parts in every order. */
function orders(...parts: string[]): string[] {
  if (parts.length < 2) return parts;
  return parts.flatMap((part, index) =>
    orders(...parts.slice(0, index), ...parts.slice(index + 1)).map((rest) => part + rest),
  );
}
