import type { StoragePort } from './definitions';

export type { StoragePort } from './definitions';

/** The very access to `localStorage` throws where a browser forbids it, so each step stands inside the try. */
export const storage: StoragePort = {
  get(name) {
    try {
      return window.localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name, text) {
    try {
      window.localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
  remove(name) {
    try {
      window.localStorage.removeItem(name);
    } catch {
      // A store that cannot be written holds nothing of ours.
    }
  },
};
