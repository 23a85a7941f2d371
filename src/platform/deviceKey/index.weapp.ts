import { askHost } from '../permissions/askHost';
import type { DeviceKeyPort, TextCipher } from './definitions';
import { patient } from './patient';

export type { DeviceKeyPort, DeviceSeal, TextCipher } from './definitions';

/** Never written without `encrypt`, because WeChat does not say whether encrypted and plain values share their names. */
const NAME = 'yunling-rest';
const FORM = /^[\x21-\x7e]{16}$/;
const ENCRYPT = true;

/** The text under the name; undefined if there is none. Rejects if WeChat cannot tell, or cannot read its own store. */
async function read(options: object): Promise<string | undefined> {
  try {
    const { data } = (await askHost('getStorage', { key: NAME, ...options })) as { data?: unknown };
    return typeof data === 'string' ? data : '';
  } catch (failure) {
    if (/data not found/.test((failure as { errMsg?: string }).errMsg ?? '')) return undefined;
    const { keys } = (await askHost('getStorageInfo')) as { keys?: readonly string[] };
    if (keys?.includes(NAME) === false) return undefined;
    throw failure;
  }
}

/** Keeps a new key. A base library before 2.21.3 ignores `encrypt`, and would keep the key beside what it seals. */
async function make(key: string): Promise<string> {
  await askHost('setStorage', { key: NAME, data: key, encrypt: ENCRYPT });
  if ((await read({}).catch(() => undefined)) === key) {
    await askHost('removeStorage', { key: NAME });
    throw new Error('the client does not encrypt');
  }
  return key;
}

async function keptKey(newKey: TextCipher['newKey']): Promise<string> {
  const kept = (await read({ encrypt: ENCRYPT })) ?? (await make(await newKey()));
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
