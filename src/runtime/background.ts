import { routeOf, type Place } from '@/navigation';
import { partnerReturn } from '@/stores/partnerReturn';
import { track } from '@/stores/track';
import { updates } from '@/stores/update';
import { gray } from './gray';

export { reportCall, writeError } from './errorLog';
export { requestDeps } from './requestDeps';
export { routePolicyOf } from './routePolicy';
export { reveal } from '@/platform/reveal';
export { copy } from '@/stores/copy';
export { track };

/** Called once, at launch. */
export function start(): void {
  track.start();
  gray.arrived();
  updates.watch();
}

/** Called when a page is shown. */
export function shown(place: Place): void {
  track.page(place);
  partnerReturn.seen(place);
  if (routeOf(place.key).tab) updates.atRest();
}
