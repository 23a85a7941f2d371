import type { Mend } from './mended';

/** What encryption with an exponent of a public key needs: numbers from and to hexadecimal text, and a power by a modulus. */
const KEPT = [
  'toString',
  'negate',
  'abs',
  'am',
  'compareTo',
  'bitLength',
  'modPowInt',
  'copyTo',
  'fromInt',
  'fromString',
  'clamp',
  'dlShiftTo',
  'drShiftTo',
  'lShiftTo',
  'rShiftTo',
  'subTo',
  'multiplyTo',
  'squareTo',
  'divRemTo',
  'invDigit',
  'isEven',
  'exp',
];

/** What nobody asks for in the packages that seal a call (src/wire). */
export const cryptoMends: Readonly<Record<string, Mend>> = {
  /** Keys made from a password: ours are drawn. */
  'no-password': {
    file: /[\\/]crypto-js[\\/]aes\.js$/,
    search: /require\("\.\/md5"\), require\("\.\/evpkdf"\), /,
    by: '',
  },
  'no-password-either': {
    file: /[\\/]crypto-js[\\/]cipher-core\.js$/,
    search:
      /, require\("\.\/evpkdf"\)(?=\);)|\/\*\*\s+\* Key derivation function namespace[^]*?(?=\n\t\}\(\)\);)/g,
    by: '',
  },
  'no-password-at-all': {
    file: /[\\/]crypto-js[\\/]cipher-core\.js$/,
    search:
      /if \(typeof key == 'string'\) \{\s+return PasswordBasedCipher;\s+\} else \{\s+return SerializableCipher;\s+\}/,
    by: "if (typeof key == 'string') throw new TypeError('a key, not a password'); return SerializableCipher;",
  },
  /** Its own source of random numbers: ours come from the platform (src/wire/random). */
  'no-random': {
    file: /[\\/]crypto-js[\\/]core\.js$/,
    search:
      /\t {4}var crypto;\n[^]*?(?=\t {4}\/\*\s+\* Local polyfill)|,\s+\/\*\*\s+\* Creates a word array filled with random[^]*?\(words, nBytes\);\s+\}/g,
    by: '',
  },
  /** Most of big integers: making keys, signing, decrypting. */
  'public-key-only': {
    file: /[\\/]jsbn[\\/]jsbn\.js$/,
    search: new RegExp(
      `^ {4}BigInteger\\.prototype\\.(?!(?:${KEPT.join('|')}) )\\w+ = function [^]*?^ {4}\\};\\n` +
        '|^var (?:NullExp|Barrett) = [^]*?^\\}\\(\\)\\);\\n|^var (?:lowprimes|lplim) = .*\\n',
      'gm',
    ),
    by: '',
  },
};
