import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import JSEncrypt from 'jsencrypt';
import { hexOf } from './encoding';
import { drawAccepted, type RandomBytes } from './random';

type Key = ReturnType<JSEncrypt['getKey']>;
type Block = ReturnType<NonNullable<Parameters<Key['encrypt']>[1]>>;

const MIN_BYTES = 256;

let cached: { text: string; key: Key } | undefined;

/**
 * Reads an SPKI public key, PEM or its bare base64 (the build setting), once. Throws on anything else; a key that is too weak is refused by
 * `wrap`.
 */
export function readPublicKey(text: string): Key {
  if (cached?.text !== text) cached = { text, key: parse(text) };
  return cached.key;
}

function parse(text: string): Key {
  const base64 = text.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s/g, '');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(base64);
  // The package also accepts private keys, and reads other algorithms as if they were RSA.
  if (written(rsa) !== base64) throw new Error('not an RSA public key');
  return rsa.getKey();
}

/** The key that the package has read, in the form that it writes; undefined if it has read nothing. */
function written(rsa: JSEncrypt): string | undefined {
  try {
    return rsa.getPublicKeyB64();
  } catch {
    return undefined;
  }
}

/**
 * base64(RSAES-PKCS1-v1_5(publicKey, message)), RFC 8017 §7.2.1; `message` is ASCII and far shorter than any key that is taken. Throws on
 * a key of less than 2048 bits or with an exponent that is even, 1, or beyond 31 bits. The padding comes from the given source: the
 * package would seed its own from Math.random where there is no `crypto` (a mini-program), and WebCrypto has no v1.5 at all.
 */
export function wrap(message: string, publicKey: string, random: RandomBytes): string {
  const wrapped = readPublicKey(publicKey).encrypt(message, (text, size) => {
    const padding = drawAccepted(random, size - text.length - 3, (byte) => byte !== 0);
    const characters = Array.from(text, (char) => char.charCodeAt(0));
    return blockOf(hexOf([0, 2, ...padding, 0, ...characters]), size);
  });
  return Base64.stringify(Hex.parse(wrapped));
}

/** The padded message as the package's number, whose class it does not export: it is that of the modulus. */
function blockOf(hex: string, size: number): Block {
  const modPowInt: Block['modPowInt'] = (exponent, modulus) => {
    if (size < MIN_BYTES || exponent < 3 || exponent > 0x7fffffff || exponent % 2 === 0)
      throw new Error('RSA public key too weak');
    const Integer = modulus.constructor as new (text: string, radix: number) => Block;
    return new Integer(hex, 16).modPowInt(exponent, modulus);
  };
  return { modPowInt } as Block;
}
