/** Small texts kept over restarts. Never throws: a full, forbidden or broken store is reported as a result. */
export interface StoragePort {
  /** The text kept under `name`; null if there is none or the store cannot be read. */
  get(name: string): string | null;
  /** False: not kept (quota, private mode, broken store). */
  set(name: string, text: string): boolean;
  remove(name: string): void;
}

/** A store that several windows may have open at once. */
export interface SharedStoragePort extends StoragePort {
  /** Calls back when another window has written or removed `name`, or may have done so while this window was inactive. Returns a function that unsubscribes. */
  onOtherWindow(name: string, written: () => void): () => void;
}

/** If the browser forbids the store, even accessing it throws, so each step is inside the try. */
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
      // A store that cannot be written contains nothing of ours.
    }
  },
});

/** A page in the browser's back-forward cache has missed the first event. */
const HEARD = ['storage', 'pageshow'];

export const storage: SharedStoragePort = {
  ...storeOf('localStorage'),
  onOtherWindow(name, written) {
    const heard = ({ key = name }: Partial<StorageEvent>): void => {
      // Null: the whole store was cleared.
      if (key === name || key === null) written();
    };
    HEARD.forEach((type) => window.addEventListener(type, heard));
    return () => HEARD.forEach((type) => window.removeEventListener(type, heard));
  },
};

/** For this window only: it survives a reload and a visit to another site, and is gone when the window is closed. */
export const visitStorage: StoragePort = storeOf('sessionStorage');
