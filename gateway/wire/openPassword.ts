import { createDecipheriv } from 'node:crypto';
import { strictBase64 } from './base64';

const IV_BYTES = 16;
/** What people type on a keyboard. Another key leaves bytes that are not. */
const TYPED = /^[\x20-\x7e]+$/;

/** A password that was sealed under one of these keys (wire protocol, "Keys"); undefined for anything else, and for one in clear. */
export function openPassword(sealed: unknown, keys: readonly string[]): string | undefined {
  const bytes = strictBase64(sealed);
  if (bytes === undefined) return undefined;
  return keys.map((key) => decrypt(bytes, key)).find((password) => TYPED.test(password));
}

function decrypt(bytes: Buffer, key: string): string {
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key, 'latin1'), iv);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString('latin1');
  } catch {
    return '';
  }
}
