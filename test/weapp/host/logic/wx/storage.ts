import type { Client } from '../client';
import { asynchronous, Fail, textOf, type Api } from './call';
import { scrambled, unscrambled } from './scramble';

const MOST_PER_KEY = 1024 * 1024;
const MOST = 10 * 1024 * 1024;
/** WeChat's documents: encrypted values grow by 1.4. */
const MOST_PER_ENCRYPTED_KEY = 0.7 * 1024 * 1024;

/** Stored values outlive the run: the shell keeps them, the logic answers synchronously from its copy. */
export function storage(client: Client): Api {
  const kept = new Map(Object.entries(client.start.storage));
  const size = () => [...kept.values()].reduce((sum, text) => sum + text.length, 0);

  function get(key: string): unknown {
    const text = kept.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as { data: unknown }).data;
  }
  function set(key: string, data: unknown): void {
    if (key === '') throw new Fail('parameter error: key is empty');
    const text = JSON.stringify({ data });
    if (text.length > MOST_PER_KEY) throw new Fail('entry size limit reached');
    if (size() + text.length > MOST) throw new Fail('exceed storage max size');
    kept.set(key, text);
    client.send({ kind: 'store', key, value: text });
  }
  function getEncrypted(key: string): unknown {
    const data = get(key);
    if (data === undefined) return undefined;
    const text = unscrambled(data);
    if (text === undefined) throw new Fail('decrypt data fail');
    return JSON.parse(text) as unknown;
  }
  function setEncrypted(key: string, data: unknown): void {
    const text = JSON.stringify(data);
    if (text.length > MOST_PER_ENCRYPTED_KEY) throw new Fail('entry size limit reached');
    set(key, scrambled(text));
  }
  function remove(key: string): void {
    kept.delete(key);
    client.send({ kind: 'store', key, value: null });
  }
  const clear = () => [...kept.keys()].forEach(remove);
  const info = () => ({
    keys: [...kept.keys()],
    currentSize: Math.ceil(size() / 1024),
    limitSize: MOST / 1024,
  });

  return {
    getStorageSync: (key: string) => get(key) ?? '',
    setStorageSync: set,
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: info,
    ...asynchronous(client, {
      // Both calls have to say that a value is encrypted: what one call has encrypted, a plain one reads as it is kept.
      getStorage({ key, encrypt }) {
        const data = encrypt === true ? getEncrypted(textOf(key)) : get(textOf(key));
        if (data === undefined) throw new Fail('data not found');
        return { data };
      },
      setStorage: ({ key, data, encrypt }) =>
        encrypt === true ? setEncrypted(textOf(key), data) : set(textOf(key), data),
      removeStorage: ({ key }) => remove(textOf(key)),
      clearStorage: clear,
      getStorageInfo: info,
    }),
  };
}
