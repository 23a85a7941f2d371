import Taro from '@tarojs/taro';
import { createPool } from './pool';

export type { RandomPort } from './definitions';

/** Base library 2.15.0 and later; an older one has no such source, and nothing is sealed there. */
function fill(count: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (!Taro.canIUse('getRandomValues')) {
      reject(new Error('no cryptographic random source'));
      return;
    }
    void Taro.getRandomValues({
      length: count,
      success: ({ randomValues }) => resolve(new Uint8Array(randomValues)),
      fail: reject,
    });
  });
}

export const random = createPool({ fill, size: 4096, low: 1024 });

// Launch: the first sealed call comes within the first second.
random.ready().catch(() => undefined);
