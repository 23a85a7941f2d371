import type { StoragePort } from './definitions';

export type { StoragePort } from './definitions';

/** Without a device there is no store: nothing is found, nothing is kept. */
export const storage: StoragePort = {
  get: () => null,
  set: () => false,
  remove: () => undefined,
};
