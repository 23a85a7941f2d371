import SHA256 from 'crypto-js/sha256';
import Hex from 'crypto-js/enc-hex';
import { utf8Words } from './encoding';

/** Lower-case hex SHA-256 of the UTF-8 text. */
export function signOf(text: string): string {
  return Hex.stringify(SHA256(utf8Words(text)));
}

/** Compares every character, so that the time does not reveal where two signs differ. */
export function sameSign(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
