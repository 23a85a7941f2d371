import type { UpdatePort } from './definitions';

export type { UpdatePort } from './definitions';

/** Without a device nothing is ever newer. */
export const update: UpdatePort = {
  byHost: false,
  onReady: () => undefined,
  apply: () => undefined,
};
