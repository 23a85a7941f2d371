import Hex from 'crypto-js/enc-hex';
import PBKDF2 from 'crypto-js/pbkdf2';
import type { Gesture } from '@/domain/security/gesture';
import { random } from '@/platform/random';

/** Some hundred milliseconds on a cheap phone. Five tries limit guesses in the app; this limits guesses with a stolen copy. */
const ROUNDS = 4000;
const SALT_BYTES = 16;

export const newSalt = (): string =>
  Array.from(random.bytes(SALT_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** PBKDF2 with SHA-256 (the library's default), 64 hex digits. */
export const digestOf = (gesture: Gesture, salt: string): string =>
  PBKDF2(gesture.join('-'), Hex.parse(salt), {
    keySize: 256 / 32,
    iterations: ROUNDS,
  }).toString();
