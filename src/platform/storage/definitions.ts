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
