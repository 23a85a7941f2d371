import { addDays } from '@/domain/dates/civil';
import { passesLuhn } from '@/domain/person/bankCard';
import { checkDigitOf } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import { createHash } from 'node:crypto';

/** A persona's identity, derived from the phone alone, so that the console can show it again at any time. */
export interface PersonFacts {
  readonly name: string;
  readonly idNo: string;
  readonly cardNo: string;
  readonly tradePassword: string;
}

const SURNAMES = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗');
const GIVEN = [
  '晓岚',
  '明远',
  '雨桐',
  '子衿',
  '清和',
  '思齐',
  '望舒',
  '嘉树',
  '云舟',
  '景行',
  '知夏',
  '若谷',
  '一鸣',
  '静姝',
];
/** No county of Yunnan has this code: the number is well-formed, but no real person has it. */
const AREA = '539999';
const FIRST_BIRTHDAY = '1970-01-01';
const BIRTHDAYS = 33 * 365;
/** Debit cards of China Merchants Bank: 16 digits. */
const CARD_PREFIX = '622588';
const PASSWORDS = ['258036', '470913', '816205'];

/** A number below `limit` that depends on the phone and the purpose only. */
function pick(phone: string, purpose: string, limit: number): number {
  const digest = createHash('sha256').update(`${purpose}:${phone}`).digest();
  return digest.readUInt32BE(0) % limit;
}

const withCheckDigit = (digits: string): string =>
  Array.from('0123456789', (digit) => digits + digit).find(passesLuhn) ?? digits;

export function factsOf(phone: string): PersonFacts {
  const birthday = addDays(FIRST_BIRTHDAY, pick(phone, 'birthday', BIRTHDAYS));
  const sequence = String(pick(phone, 'sequence', 1000)).padStart(3, '0');
  const number = `${AREA}${birthday.replaceAll('-', '')}${sequence}`;
  const surname = SURNAMES[pick(phone, 'surname', SURNAMES.length)] ?? '';
  const given = GIVEN[pick(phone, 'given', GIVEN.length)] ?? '';
  return {
    name: surname + given,
    idNo: number + checkDigitOf(number),
    cardNo: withCheckDigit(CARD_PREFIX + String(pick(phone, 'card', 1_000_000_000)).padStart(9, '0')),
    tradePassword:
      PASSWORDS.find((password) => checkPassword(password, { birthday, phone }) === undefined) ?? '',
  };
}
