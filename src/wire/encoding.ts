import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import { wellFormed } from './wellFormed';

export type Words = ReturnType<typeof Hex.parse>;

export function utf8Words(text: string): Words {
  return Utf8.parse(wellFormed(text));
}

export function byteWords(bytes: ArrayLike<number>): Words {
  return Hex.parse(hexOf(bytes));
}

export function hexOf(bytes: ArrayLike<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
