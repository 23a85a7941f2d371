import Taro from '@tarojs/taro';
import type { DeviceKeyPort, TextCipher } from './index';
import { patient } from './patient';

export type { DeviceKeyPort, DeviceSeal, TextCipher } from './index';

/** Never written without `encrypt`, because WeChat does not say whether encrypted and plain values share their names. */
const NAME = 'yunling-rest';
const FORM = /^[\x21-\x7e]{16}$/;

/** Base library 2.21.3; Taro passes it on, but its types do not know it. */
interface Kept {
  readonly key: string;
  readonly encrypt?: true;
}
const PLAIN: Kept = { key: NAME };
const ENCRYPTED: Kept = { key: NAME, encrypt: true };

/** The text under the name; undefined if there is none. Rejects if WeChat cannot tell, or cannot read its own store. */
async function read(kept: Kept): Promise<string | undefined> {
  try {
    const { data } = await Taro.getStorage<unknown>(kept);
    return typeof data === 'string' ? data : '';
  } catch (failure) {
    if (/data not found/.test((failure as { errMsg?: string }).errMsg ?? '')) return undefined;
    // Taro's types give the names only to a callback.
    const { keys } = (await Taro.getStorageInfo()) as { readonly keys?: readonly string[] };
    if (keys?.includes(NAME) === false) return undefined;
    throw failure;
  }
}

/** Stores a new key. A base library before 2.21.3 ignores `encrypt`: it would store the key in clear, beside the texts that it seals. */
async function make(key: string): Promise<string> {
  await Taro.setStorage({ ...ENCRYPTED, data: key });
  if ((await read(PLAIN).catch(() => undefined)) === key) {
    await Taro.removeStorage(PLAIN);
    throw new Error('the client does not encrypt');
  }
  return key;
}

async function keptKey(newKey: TextCipher['newKey']): Promise<string> {
  const kept = (await read(ENCRYPTED)) ?? (await make(await newKey()));
  if (!FORM.test(kept)) throw new Error('no key');
  return kept;
}

let key: (() => Promise<string | undefined>) | undefined;

export const deviceKey: DeviceKeyPort = {
  async seal(cipher: TextCipher) {
    key ??= patient(() => keptKey(() => cipher.newKey()));
    const kept = await key();
    if (kept === undefined) return undefined;
    return {
      seal: (text) => Promise.resolve(cipher.seal(text, kept)),
      open: (sealed) => Promise.resolve(cipher.open(sealed, kept)),
    };
  },
};
