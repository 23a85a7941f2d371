import { drawAccepted, type RandomBytes } from './random';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from this value on would make the first letters of the alphabet more likely than the rest. */
const UNBIASED = 256 - (256 % ALPHABET.length);

/** Wire protocol, "A request" 1: characters of A-Z a-z 0-9 without modulo bias; 16 of them are a session key. */
export function drawKey(random: RandomBytes, length = 16): string {
  return drawAccepted(random, length, (byte) => byte < UNBIASED)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
}
