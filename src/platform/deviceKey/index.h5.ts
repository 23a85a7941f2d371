import type { DeviceKeyPort, DeviceSeal } from './definitions';
import { keptKey } from './keptKey';
import { patient } from './patient';

export type { DeviceKeyPort, DeviceSeal, TextCipher } from './definitions';

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
