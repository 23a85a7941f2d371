import type { Place } from './address';
import { toLogin } from './moves';
import { ports } from './ports';
import { routeOf } from './routes';

/**
 * Whether the page at `place` may be shown. If not, its exact address is remembered and login takes its place: this is
 * what guards a cold link, a refresh and the browser's own Back.
 */
export function admit(place: Place | undefined): boolean {
  if (!place || !routeOf(place.key).login || ports.loggedIn()) return true;
  void toLogin('redirectTo', place.address);
  return false;
}
