import type { PageLoadPort } from './index';

export type { PageLoadListener, PageLoadPort } from './index';

/** WeChat loads subpackages itself, with its own loading sign; a move that fails rejects. */
export const pageLoad: PageLoadPort = {
  watch: () => undefined,
  isWaiting: () => false,
  arrived: () => Promise.resolve(),
  again: () => undefined,
  showView: () => undefined,
  hideView: () => undefined,
};
