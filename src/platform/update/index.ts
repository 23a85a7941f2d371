import type { UpdatePort } from './definitions';

export type { UpdatePort } from './definitions';

/** Without a device there is no newer build. */
export const update: UpdatePort = {
  byHost: false,
  onReady: () => undefined,
  apply: () => undefined,
};
