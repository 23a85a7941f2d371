import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, which are read as other characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
/** 19 random characters (95 bits) and a check character. */
const RANDOM_CHARACTERS = 19;
const LENGTH = RANDOM_CHARACTERS + 1;
const GROUP = /.{4}(?=.)/g;

/** Luhn's check over base 32: finds each wrong character and nearly every exchange of two neighbours. */
function checkCharacter(payload: string): string {
  const sum = Array.from(payload)
    .reverse()
    .reduce((total, character, index) => {
      const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / BASE) + (value % BASE);
    }, 0);
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

/** A new verification code, without separators. */
export function newVerifyCode(): string {
  const payload = Array.from(randomBytes(RANDOM_CHARACTERS), (byte) => ALPHABET.charAt(byte % BASE)).join('');
  return payload + checkCharacter(payload);
}

/** As people read and type it: 'ABCD-EFGH-JKMN-PQRS-TVWX'. */
export const groupVerifyCode = (code: string): string => code.replace(GROUP, '$&-');

/** A code as somebody typed it: any case, with or without separators, O for 0 and I or L for 1. */
export const normaliseVerifyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-–—_.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Whether a normalised code can be one of ours. */
export function isVerifyCode(code: string): boolean {
  if (code.length !== LENGTH || Array.from(code).some((character) => !ALPHABET.includes(character))) {
    return false;
  }
  return checkCharacter(code.slice(0, -1)) === code.slice(-1);
}
