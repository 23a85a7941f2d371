import { update } from '@/platform/update';
import type { Place } from './address';
import { relaunch, toLogin } from './moves';
import { ports } from './ports';
import { routeOf } from './routes';

/**
 * Whether the page at `place` may be shown. If not, it stores the exact address, and login becomes the only page: this guards a cold link,
 * a refresh and the browser's Back. It is the interceptor of spec §2 Navigation targets, which relaunches. A tap on a member's entry
 * opens login above the current page (`go`).
 */
export function admit(place: Place | undefined): boolean {
  if (update.hostTooOld()) {
    if (place?.key !== 'upgrade') void relaunch('upgrade');
    return false;
  }
  if (!place || !routeOf(place.key).login || ports.loggedIn()) return true;
  void toLogin('reLaunch', place.address);
  return false;
}
