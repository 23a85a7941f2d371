import AES from 'crypto-js/aes';
import CryptoJS from 'crypto-js/core';
import Base64 from 'crypto-js/enc-base64';
import Latin1 from 'crypto-js/enc-latin1';
import Utf8 from 'crypto-js/enc-utf8';
import { byteWords, utf8Words, type Words } from './encoding';

const BLOCK_BYTES = 16;

/**
 * AES-128-CBC-PKCS7 with an explicit key and IV (so that crypto-js never asks its own random source):
 * base64(IV ‖ ciphertext). `key`: 16 ASCII characters; `iv`: 16 bytes.
 */
export function encryptText(text: string, key: string, iv: Uint8Array): string {
  const ivWords = byteWords(iv);
  const { ciphertext } = AES.encrypt(utf8Words(text), keyWords(key), { iv: ivWords });
  return Base64.stringify(ivWords.clone().concat(ciphertext));
}

/** Reverses encryptText; throws on a text that encryptText cannot have produced. */
export function decryptText(sealed: string, key: string): string {
  const all = Base64.parse(sealed);
  if (all.sigBytes < 2 * BLOCK_BYTES || all.sigBytes % BLOCK_BYTES !== 0) throw new Error('not a ciphertext');
  const iv = all.clone();
  iv.sigBytes = BLOCK_BYTES;
  iv.clamp();
  const ciphertext = all.clone();
  ciphertext.words.splice(0, BLOCK_BYTES / 4);
  ciphertext.sigBytes -= BLOCK_BYTES;
  const plain = AES.decrypt(CryptoJS.lib.CipherParams.create({ ciphertext }), keyWords(key), { iv });
  // crypto-js uses the last byte as the padding length without checking it.
  const padding = ciphertext.sigBytes - plain.sigBytes;
  if (padding < 1 || padding > BLOCK_BYTES) throw new Error('not a ciphertext');
  return Utf8.stringify(plain);
}

function keyWords(key: string): Words {
  if (!/^[\x21-\x7e]{16}$/.test(key)) throw new Error('a key is 16 ASCII characters');
  return Latin1.parse(key);
}
