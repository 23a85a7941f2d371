import type { UpdatePort } from './definitions';

export type { UpdatePort } from './definitions';

export const update: UpdatePort = {
  byHost: false,
  onReady: () => undefined,
  // index.html is always revalidated, never served straight from a cache, and names the files of the newer build.
  apply: () => window.location.reload(),
};
