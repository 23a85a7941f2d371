import { keptKey } from './keptKey';
import { patient } from './patient';

/** Ciphers under a key of 16 characters, for a device that keeps a secret but has no cipher. */
export interface TextCipher {
  newKey(): Promise<string>;
  seal(text: string, key: string): string;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string, key: string): string | undefined;
}

/** Seals under the key of this device. Both may reject. */
export interface DeviceSeal {
  seal(text: string): Promise<string>;
  /** Undefined for a text that was damaged or sealed under another key. */
  open(sealed: string): Promise<string | undefined>;
}

/** A key that does not leave the device: other devices, and copies of the small texts that it keeps, cannot read what it seals. */
export interface DeviceKeyPort {
  /** Undefined: the device has no key, or has not given it in time (it may do so later). Never rejects, and answers within seconds. */
  seal(cipher: TextCipher): Promise<DeviceSeal | undefined>;
}

const NAME = 'AES-GCM';
/** NIST SP 800-38D: 96 bits, random for each text. */
const IV_BYTES = 12;

const key = patient(keptKey);

const sealed = (by: CryptoKey): DeviceSeal => ({
  async seal(text) {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const content = await crypto.subtle.encrypt({ name: NAME, iv }, by, new TextEncoder().encode(text));
    return btoa(String.fromCharCode(...iv, ...new Uint8Array(content)));
  },
  async open(text) {
    try {
      const all = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const iv = all.subarray(0, IV_BYTES);
      const content = await crypto.subtle.decrypt({ name: NAME, iv }, by, all.subarray(IV_BYTES));
      return new TextDecoder().decode(content);
    } catch {
      return undefined;
    }
  },
});

export const deviceKey: DeviceKeyPort = {
  async seal() {
    const kept = await key();
    return kept && sealed(kept);
  },
};
