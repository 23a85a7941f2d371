import Taro from '@tarojs/taro';
import type { SharedStoragePort, StoragePort } from './index';

export type { SharedStoragePort, StoragePort } from './index';

export const storage: SharedStoragePort = {
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
      // A store that cannot be written contains nothing of ours.
    }
  },
  // A mini-program has one window.
  onOtherWindow: () => () => undefined,
};

/** A running mini-program never reloads, so memory is enough. */
export const visitStorage: StoragePort = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
};
