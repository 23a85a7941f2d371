import type { UpdatePort } from './definitions';

export type { UpdatePort } from './definitions';

export const update: UpdatePort = {
  byHost: false,
  onReady: () => undefined,
  // index.html is never served from a cache unasked, and names the files of the newer build.
  apply: () => window.location.reload(),
};
