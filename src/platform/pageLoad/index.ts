import type { PageLoadPort } from './definitions';

export type { PageLoadListener, PageLoadPort } from './definitions';

/** A host without pages loads nothing, so nothing waits. */
export const pageLoad: PageLoadPort = {
  watch: () => undefined,
  isWaiting: () => false,
  arrived: () => Promise.resolve(),
  again: () => undefined,
  showView: () => undefined,
  hideView: () => undefined,
};
