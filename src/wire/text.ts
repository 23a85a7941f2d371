import { decryptText, encryptText } from './aes';
import type { RandomBytes } from './random';

/** Encrypts a text for the device's store, like a phone (wire protocol, "Keys"): base64(IV ‖ AES-128-CBC). `key`: 16 ASCII characters. */
export function sealText(text: string, key: string, random: RandomBytes): string {
  return encryptText(text, key, random(16));
}

/** Reverses sealText; undefined for a text that was damaged or sealed under another key. */
export function openText(sealed: string, key: string): string | undefined {
  try {
    return decryptText(sealed, key);
  } catch {
    return undefined;
  }
}
