import type { SharedStoragePort, StoragePort } from './definitions';

export type { SharedStoragePort, StoragePort } from './definitions';

/** Without a device there is no store: nothing is found, nothing is kept. */
const none: StoragePort = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
};

export const storage: SharedStoragePort = { ...none, onOtherWindow: () => () => undefined };

export const visitStorage: StoragePort = { ...none };
