import type { CallbackRule } from '@/domain/channel/callbacks';
import { page } from '@/platform/page';
import { isEntry, routeAt } from './routes';
import { webHosts } from './webHosts';

/** The targets allowed for the partner's addresses, in this build and environment. */
export const callbackRule = (): CallbackRule => ({
  hosts: webHosts(),
  pages: (path) => routeAt(path) !== undefined,
  isEntry: (path) => isEntry(routeAt(path)),
  origin: page.origin(),
});
