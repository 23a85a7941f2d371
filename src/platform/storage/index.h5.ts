import type { SharedStoragePort, StoragePort } from './definitions';

export type { SharedStoragePort, StoragePort } from './definitions';

/** The very access to a store throws where a browser forbids it, so each step stands inside the try. */
const storeOf = (kind: 'localStorage' | 'sessionStorage'): StoragePort => ({
  get(name) {
    try {
      return window[kind].getItem(name);
    } catch {
      return null;
    }
  },
  set(name, text) {
    try {
      window[kind].setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name) {
    try {
      window[kind].removeItem(name);
    } catch {
      // A store that cannot be written holds nothing of ours.
    }
  },
});

export const storage: SharedStoragePort = {
  ...storeOf('localStorage'),
  onOtherWindow(name, written) {
    const heard = ({ key }: StorageEvent): void => {
      // No key: all of the store has been emptied.
      if (key === name || key === null) written();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};

/** Of this window alone: kept over a reload and a visit to another site, gone with the window. */
export const visitStorage: StoragePort = storeOf('sessionStorage');
