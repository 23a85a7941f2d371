import type { Client } from '../client';
import { asynchronous, Fail, textOf, type Api } from './call';

const MOST_PER_KEY = 1024 * 1024;
const MOST = 10 * 1024 * 1024;

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
      getStorage({ key }) {
        const data = get(textOf(key));
        if (data === undefined) throw new Fail('data not found');
        return { data };
      },
      setStorage: ({ key, data }) => set(textOf(key), data),
      removeStorage: ({ key }) => remove(textOf(key)),
      clearStorage: clear,
      getStorageInfo: info,
    }),
  };
}
