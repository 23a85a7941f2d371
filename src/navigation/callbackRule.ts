import type { CallbackRule } from '@/domain/channel/waysOut';
import { page } from '@/platform/page';
import { isWayIn, routeAt } from './routes';
import { webHosts } from './webHosts';

/** Where the partner's addresses may lead, as this build and environment have it. */
export const callbackRule = (): CallbackRule => ({
  hosts: webHosts(),
  pages: (path) => routeAt(path) !== undefined,
  waysIn: (path) => isWayIn(routeAt(path)),
  origin: page.origin(),
});
