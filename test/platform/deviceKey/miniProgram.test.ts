import type { DeviceKeyPort, TextCipher } from '@/platform/deviceKey';
import { no, resetWx, taroModule as mockTaro, throws, wx, yes } from '../wx';

// The same device for each run: `isolateModules` would load another one.
jest.mock('@tarojs/taro', () => mockTaro);

const KEY = 'AAAAbbbbCCCCdddd';
const NAME = 'yunling-rest';
/** Shows the key beside the text. */
const cipher: TextCipher = {
  newKey: () => Promise.resolve(KEY),
  seal: (text, key) => `${key}:${text}`,
  open: (sealed, key) => (sealed.startsWith(`${key}:`) ? sealed.slice(key.length + 1) : undefined),
};

/** Another run of the program on the same phone. */
function started(): DeviceKeyPort {
  let port: DeviceKeyPort | undefined;
  jest.isolateModules(() => {
    port = jest.requireActual<{ deviceKey: DeviceKeyPort }>('@/platform/deviceKey/index.weapp').deviceKey;
  });
  if (port === undefined) throw new Error('no adapter');
  return port;
}

interface Stored {
  readonly key: string;
  readonly data?: string;
  readonly encrypt?: boolean;
}

/** A phone that keeps what is written; a client before 2.21.3 takes no notice of `encrypt`. */
function phone({ encrypts }: { readonly encrypts: boolean }): Map<string, string> {
  const kept = new Map<string, string>();
  wx.answers = {
    setStorage: (given) => {
      const { key, data = '', encrypt = false } = given as unknown as Stored;
      kept.set(key, encrypt && encrypts ? `encrypted ${data}` : data);
      return Promise.resolve({});
    },
    getStorage: (given) => {
      const { key, encrypt = false } = given as unknown as Stored;
      const found = kept.get(key);
      if (found === undefined) return no('getStorage:fail data not found')();
      return Promise.resolve({ data: encrypt && encrypts ? found.replace('encrypted ', '') : found });
    },
    removeStorage: (given) => Promise.resolve(kept.delete((given as unknown as Stored).key)),
    getStorageInfo: () => Promise.resolve({ keys: [...kept.keys()] }),
  };
  return kept;
}

beforeEach(resetWx);

describe('the key of a mini-program', () => {
  it("is kept in the client's encrypted storage, and is the same in the next run", async () => {
    const kept = phone({ encrypts: true });
    const sealed = (await (await started().seal(cipher))?.seal('王芳')) ?? '';
    expect(sealed).toBe(`${KEY}:王芳`);
    expect([...kept]).toEqual([[NAME, `encrypted ${KEY}`]]);
    const later = await started().seal({ ...cipher, newKey: () => Promise.resolve('EEEEffffGGGGhhhh') });
    expect(await later?.open(sealed)).toBe('王芳');
  });

  it('is read once in a run', async () => {
    phone({ encrypts: true });
    const port = started();
    await Promise.all([port.seal(cipher), port.seal(cipher)]);
    await port.seal(cipher);
    expect(wx.asked.filter(([name]) => name === 'setStorage')).toHaveLength(1);
  });

  it('does not stay where the client keeps it in clear', async () => {
    const kept = phone({ encrypts: false });
    expect(await started().seal(cipher)).toBeUndefined();
    expect([...kept]).toEqual([]);
  });

  it.each([
    ['cannot be kept', { setStorage: no('setStorage:fail exceed storage max size') }],
    ['breaks the store', { getStorage: throws, getStorageInfo: throws }],
    [
      'cannot be decrypted any more',
      { getStorage: no('getStorage:fail decrypt'), getStorageInfo: yes({ keys: [NAME] }) },
    ],
    ['has another form', { getStorage: yes({ data: { key: 'x' } }) }],
  ])('is none if it %s; the next text tries again', async (_what, broken) => {
    phone({ encrypts: true });
    const working = wx.answers;
    wx.answers = { ...working, ...broken };
    const port = started();
    expect(await port.seal(cipher)).toBeUndefined();
    expect(wx.asked.some(([name]) => name === 'setStorage')).toBe('setStorage' in broken);
    wx.answers = working;
    expect(await port.seal(cipher)).toBeDefined();
  });

  it('is made where the client has other words for a name without a value', async () => {
    phone({ encrypts: true });
    const { getStorage } = wx.answers;
    wx.answers['getStorage'] = (given) =>
      Promise.resolve(getStorage?.(given)).catch(no('getStorage:fail no such thing'));
    expect(await started().seal(cipher)).toBeDefined();
  });

  it('is none on a client without this storage', async () => {
    ['getStorage', 'setStorage', 'getStorageInfo'].forEach((name) => wx.lacks.add(name));
    expect(await started().seal(cipher)).toBeUndefined();
  });
});
