import type { CallbackRule } from '@/domain/channel/waysOut';
import { page } from '@/platform/page';
import { isWayIn, routeAt } from './routes';
import { webHosts } from './webHosts';

/** The targets allowed for the partner's addresses, in this build and environment. */
export const callbackRule = (): CallbackRule => ({
  hosts: webHosts(),
  pages: (path) => routeAt(path) !== undefined,
  waysIn: (path) => isWayIn(routeAt(path)),
  origin: page.origin(),
});
