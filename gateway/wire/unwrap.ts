import { randomBytes } from 'node:crypto';
import { strictBase64 } from './base64';
import type { GatewayKey } from './keys';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 1 if `value` (0 to 255) is zero, else 0, without a branch. */
const isZero = (value: number): number => ((value - 1) >>> 31) & 1;

/**
 * Decrypts RSAES-PKCS1-v1_5 for a message of exactly `length` bytes. Node refuses to do this (CVE-2023-46809), so the padding
 * is checked here, every byte and without a branch. If it is wrong, the result is a random message (implicit rejection) that
 * fails later like any wrong key: neither the answer nor its timing reveals whether a padding was right.
 */
export function unwrap(wrapped: unknown, length: number, { rawDecrypt, size }: GatewayKey): string {
  const substitute = randomText(length);
  const given = strictBase64(wrapped);
  // No ciphertext of this key, by length or value: the sender knows both, so this reveals nothing.
  const block = given?.length === size ? rawDecrypt(given) : undefined;
  if (block === undefined) return substitute;
  const start = size - length;
  let bad = (block[0] ?? 1) | ((block[1] ?? 0) ^ 2) | (block[start - 1] ?? 1);
  for (let at = 2; at < start - 1; at += 1) bad |= isZero(block[at] ?? 0);
  const keep = -isZero(bad) & 0xff;
  const message = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) {
    message[at] = ((block[start + at] ?? 0) & keep) | (substitute.charCodeAt(at) & ~keep);
  }
  return message.toString('latin1');
}

/** Some characters come a little more often than others: enough for a key that opens nothing. */
function randomText(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
}
