import type { EndTarget } from './callbacks';

/** Text of the button that ends a flow. */
export const leaveText = (way: EndTarget): string =>
  way === undefined ? '返回首页' : { partner: '返回合作方', page: '返回' }[way];
