import { plainNumber } from '../text/typed';

export type BankCardReason = 'bankCardMissing' | 'bankCardCharacters' | 'bankCardLength';

const SHORTEST = 12;
const LONGEST = 19;

/** The card number without the spaces and hyphens between groups. */
export function normaliseCard(text: string): string {
  return plainNumber(text);
}

/** Why a card number is invalid; undefined for a valid one: 12 to 19 digits. A Luhn failure only warns, see luhnWarning. */
export function checkBankCard(text: string): BankCardReason | undefined {
  const digits = normaliseCard(text);
  if (digits === '') return 'bankCardMissing';
  if (!/^\d+$/.test(digits)) return 'bankCardCharacters';
  return digits.length < SHORTEST || digits.length > LONGEST ? 'bankCardLength' : undefined;
}

/** Whether a well-formed number fails the Luhn check: warn, do not block; the server decides. */
export function luhnWarning(text: string): boolean {
  const digits = normaliseCard(text);
  return checkBankCard(digits) === undefined && !passesLuhn(digits);
}

/** Luhn (ISO/IEC 7812-1): from the right every second digit doubled, digits summed, a multiple of 10. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** In groups of four: '6225 8801 2345 6789'. Works while typing. Other characters stay: checkBankCard reports them. */
export function groupCard(text: string): string {
  return (normaliseCard(text).match(/.{1,4}/g) ?? []).join(' ');
}

/** The last four digits, which name a card. */
export function cardTail(text: string): string {
  return normaliseCard(text).slice(-4);
}
