export { addressOf, currentRoute, type Place } from './address';
export { back, go, pageNotFound, relaunch, replace, returnAfterLogin, toTab } from './moves';
export { onNamedEntry, openTarget, type NamedEntry } from './openTarget';
export type { PageParams, RouteParams } from './params';
export { configureNavigation, type NavigationPorts } from './ports';
export { routeAt, routes, type Route, type RouteKey, type TabKey } from './routes';
export { returnTo } from './returnTo';
export { usePageModel, type PageModel } from './usePageModel';
export { webHosts } from './webHosts';
