import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import { BigInteger } from './bigInteger';

export interface PublicKey {
  readonly modulus: BigInteger;
  readonly exponent: number;
  /** Bytes of the modulus. */
  readonly size: number;
}

/** The complete encoding of rsaEncryption (1.2.840.113549.1.1.1) with its NULL parameters. */
const RSA_ALGORITHM = '300d06092a864886f70d0101010500';
const MIN_BYTES = 256;
const SEQUENCE = '30';
const BIT_STRING = '03';
const INTEGER = '02';

let cached: { text: string; key: PublicKey } | undefined;

/** Reads an SPKI public key, PEM or its bare base64 (the build setting), once. Throws on anything else and on less than 2048 bits. */
export function readPublicKey(text: string): PublicKey {
  if (cached?.text !== text) cached = { text, key: parse(text) };
  return cached.key;
}

function parse(text: string): PublicKey {
  const base64 = text.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const hex = Hex.stringify(Base64.parse(base64));
  const spki = readOnly(hex, SEQUENCE);
  if (!spki.startsWith(RSA_ALGORITHM)) throw new Error('not an RSA public key');
  const bits = readOnly(spki.slice(RSA_ALGORITHM.length), BIT_STRING);
  if (!bits.startsWith('00')) throw new Error('not an RSA public key');
  const numbers = readOnly(bits.slice(2), SEQUENCE);
  const modulus = readElement(numbers, INTEGER);
  const exponent = parseInt(readOnly(modulus.rest, INTEGER), 16);
  const digits = modulus.content.replace(/^00/, '');
  const size = digits.length / 2;
  if (size < MIN_BYTES || exponent < 3 || exponent > 0x7fffffff || exponent % 2 === 0) {
    throw new Error('RSA public key too weak');
  }
  return { modulus: new BigInteger(digits, 16), exponent, size };
}

/** One DER element in hex: its content, and the rest after it. */
function readElement(hex: string, tag: string): { content: string; rest: string } {
  const first = parseInt(hex.slice(2, 4), 16);
  const lengthDigits = first < 0x80 ? 0 : 2 * (first - 0x80);
  const start = 4 + lengthDigits;
  const length = lengthDigits === 0 ? first : parseInt(hex.slice(4, start), 16);
  const end = start + 2 * length;
  if (!hex.startsWith(tag) || !(end <= hex.length)) throw new Error('not an RSA public key');
  return { content: hex.slice(start, end), rest: hex.slice(end) };
}

function readOnly(hex: string, tag: string): string {
  const { content, rest } = readElement(hex, tag);
  if (rest !== '') throw new Error('not an RSA public key');
  return content;
}
