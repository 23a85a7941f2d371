import type { PageLoadPort } from './definitions';

export type { PageLoadListener, PageLoadPort } from './definitions';

/** WeChat loads subpackages itself, with a sign of its own; a move that fails rejects. */
export const pageLoad: PageLoadPort = {
  watch: () => undefined,
  isWaiting: () => false,
  arrived: () => Promise.resolve(),
  again: () => undefined,
  showView: () => undefined,
  hideView: () => undefined,
};
