import Taro from '@tarojs/taro';
import type { StoragePort } from './definitions';

export type { StoragePort } from './definitions';

export const storage: StoragePort = {
  get(name) {
    try {
      const found: unknown = Taro.getStorageSync(name);
      // An absent name reads as ''.
      return typeof found === 'string' && found !== '' ? found : null;
    } catch {
      return null;
    }
  },
  set(name, text) {
    try {
      Taro.setStorageSync(name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name) {
    try {
      Taro.removeStorageSync(name);
    } catch {
      // A store that cannot be written holds nothing of ours.
    }
  },
};
