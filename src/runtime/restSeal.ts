import { deviceKey } from '@/platform/deviceKey';
import { random } from '@/platform/random';
import { PHONE_KEY } from '@/settings';
import { DEVICE_MARK, sealedByDevice, type TextSeal } from '@/storage/textSeal';
import { drawKey, openText, sealText } from '@/wire';

const bytes = (count: number): Uint8Array => random.bytes(count);

const cipher = {
  async newKey() {
    await random.ready();
    return drawKey(bytes);
  },
  seal: (text: string, key: string) => sealText(text, key, bytes),
  open: openText,
};

/** A device without the key must not lose typed text. There the build's key seals it, which only hides it from a quick look. */
async function byBuild(text: string): Promise<string> {
  await random.ready();
  return sealText(text, PHONE_KEY, bytes);
}

/** Seals texts at rest under the key of this device. Not part of the first load. */
export const restSeal: TextSeal = {
  async seal(text) {
    await random.ready();
    const device = await deviceKey.seal(cipher);
    try {
      if (device) return DEVICE_MARK + (await device.seal(text));
    } catch {
      // A key that does not work is no key.
    }
    return byBuild(text);
  },
  async open(sealed) {
    // Sealed while the device had no key.
    if (!sealedByDevice(sealed)) return openText(sealed, PHONE_KEY);
    const device = await deviceKey.seal(cipher);
    return device?.open(sealed.slice(DEVICE_MARK.length));
  },
  sealForServer: byBuild,
};
