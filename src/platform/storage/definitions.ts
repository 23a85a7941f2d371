/** Small texts kept over restarts. Nothing here throws: a full, forbidden or broken store is an answer. */
export interface StoragePort {
  /** The text kept under `name`; null where there is none or the store cannot be read. */
  get(name: string): string | null;
  /** False: not kept (quota, private mode, broken store). */
  set(name: string, text: string): boolean;
  remove(name: string): void;
}

/** A store that several windows may have open at once. */
export interface SharedStoragePort extends StoragePort {
  /** Calls back when another window has written or removed what is kept under `name`; the answer ends it. */
  onOtherWindow(name: string, written: () => void): () => void;
}
