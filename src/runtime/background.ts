import { routeOf, type Place } from '@/navigation';
import { idle } from '@/platform/idle';
import { partnerReturn } from '@/stores/partnerReturn';
import { track } from '@/stores/track';
import { updates } from '@/stores/update';
import { onDemand } from './demanded';
import { gray } from './gray';

export { requestDeps } from './requestDeps';
export { track };

/** Called once, at launch. */
export function start(): void {
  track.start();
  gray.arrived();
  updates.watch();
  idle.touched(() => onDemand(() => undefined));
}

/** Called when a page is shown. */
export function shown(place: Place): void {
  track.page(place);
  partnerReturn.seen(place);
  if (routeOf(place.key).tab) updates.atRest();
}
