import { groupCard, normaliseCard } from './bankCard';

/** '138****8000'; anything that is not a whole number is hidden completely. */
export function maskPhone(phone: string): string {
  return /^\d{11}$/.test(phone) ? maskMiddle(phone, 3, 4) : stars(phone);
}

/** Whether this is what `maskPhone` makes of a phone. */
export function isMaskedPhone(phone: string | undefined): boolean {
  return phone !== undefined && /^1\d{2}\*{4}\d{4}$/.test(phone);
}

/** '1****************X': enough for the person to recognise it, too little to show the place, the birthday or the sex. */
export function maskIdNumber(idNumber: string): string {
  return idNumber.length === 18 ? maskMiddle(idNumber, 1, 1) : stars(idNumber);
}

/** '王**': the surname stays; a single character has nothing to hide. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  return (characters[0] ?? '') + '*'.repeat(Math.max(characters.length - 1, 0));
}

/** '**** **** **** 6789': only the last four digits stay. */
export function maskCard(card: string): string {
  const digits = normaliseCard(card);
  if (digits.length < 12) return stars(digits);
  return `**** **** **** ${groupCard(digits.slice(-4))}`;
}

/** 'w***@example.com'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? stars(email) : `${email.charAt(0)}***${email.slice(at)}`;
}

function maskMiddle(text: string, head: number, tail: number): string {
  return text.slice(0, head) + '*'.repeat(text.length - head - tail) + text.slice(-tail);
}

function stars(text: string): string {
  return '*'.repeat(Array.from(text).length);
}
