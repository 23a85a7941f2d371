import type { WayOut } from './waysOut';

/** Text of the button that ends a flow. */
export const leaveText = (way: WayOut): string =>
  way === undefined ? '返回首页' : { partner: '返回合作方', page: '返回' }[way];
