import type { RandomBytes } from './random';
import { openText, sealText } from './text';

/** Wire protocol, "Keys": a phone as it is stored, base64(IV ‖ AES-128-CBC). `key`: 16 ASCII characters. */
export function sealPhone(phone: string, key: string, random: RandomBytes): string {
  return sealText(phone, key, random);
}

/** The phone in a stored text; undefined for a text that was damaged or sealed under another key. */
export function openPhone(sealed: string, key: string): string | undefined {
  const phone = openText(sealed, key) ?? '';
  return /^1[3-9]\d{9}$/.test(phone) ? phone : undefined;
}
