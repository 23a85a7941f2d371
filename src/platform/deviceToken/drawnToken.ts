import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import type { DeviceTokenPort } from './definitions';

const NAME = 'yunling-device';
const BYTES = 16;
const FORM = /^[0-9a-f]{32}$/;

let drawn = '';

/** Stored separately from the product's stored object: the token belongs to the device and stays after every session. */
export const drawnToken: DeviceTokenPort = {
  async read() {
    const kept = storage.get(NAME) ?? '';
    if (FORM.test(kept)) return kept;
    try {
      await random.ready();
      // A second caller gets the same token; if the device cannot store it, it lasts as long as the app is open.
      drawn ||= hex(random.bytes(BYTES));
    } catch {
      return '';
    }
    storage.set(NAME, drawn);
    return drawn;
  },
};

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
