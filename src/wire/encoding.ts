import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';

export type Words = ReturnType<typeof Hex.parse>;

/**
 * Half of a surrogate pair (an emoji cut by a maximum length) has no UTF-8. Both ends write U+FFFD for it, as
 * TextEncoder and Node do; a mini-program has no TextEncoder and encodeURIComponent would throw.
 */
export function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

export function utf8Words(text: string): Words {
  return Utf8.parse(wellFormed(text));
}

export function byteWords(bytes: ArrayLike<number>): Words {
  return Hex.parse(hexOf(bytes));
}

export function hexOf(bytes: ArrayLike<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
