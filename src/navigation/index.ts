export { addressOf, currentRoute, stackedPlace, entryBelow, type Place } from './address';
export {
  back,
  forgetReturn,
  go,
  pageNotFound,
  relaunch,
  replace,
  returnAfterLogin,
  showAgain,
  toLoginAnew,
  toTab,
} from './moves';
export { isRoot, tidyHash } from './hash';
export { openTarget } from './openTarget';
export type { Opened } from './targets';
export type { PageParams, RouteParams } from './params';
export { configureNavigation, type FlowEntry, type NavigationPorts, type RoutePolicy } from './ports';
export { isEntry, routeAt, routeOf, routes, titleOf, type Route, type RouteKey, type TabKey } from './routes';
export { PageMoves } from './pageMoves';
export { returnTo } from './returnTo';
export { onView, usePageModel, type PageModel } from './usePageModel';
export { useShare, type Shared } from './useShare';
export { useShown } from './useShown';
export { useSecret } from './useSecret';
export { callbackRule } from './callbackRule';
export { webHosts } from './webHosts';
