import type { PageLoadPort } from './definitions';

export type { PageLoadListener, PageLoadPort } from './definitions';

/** WeChat loads subpackages itself, with its own loading sign; a move that fails rejects. */
export const pageLoad: PageLoadPort = {
  watch: () => undefined,
  isWaiting: () => false,
  arrived: () => Promise.resolve(),
  again: () => undefined,
  showView: () => undefined,
  hideView: () => undefined,
};
