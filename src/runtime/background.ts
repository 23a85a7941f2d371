import { routeOf, type Place } from '@/navigation';
import { hostLog } from '@/platform/hostLog';
import { idle } from '@/platform/idle';
import { LAUNCH_METRIC } from '@/settings';
import { session } from '@/stores/session';
import { track } from '@/stores/track';
import { lazyParts } from './lazy';
import { gray } from './gray';
import { enteredAt } from './launch';

export { requestDeps } from './requestDeps';
export { track };

/** Code that a visit needs only after a while. A mini-program needs it at once, because the host may report that it has downloaded a newer build. */
let later: Awaited<ReturnType<typeof lazyParts>> | undefined;
let wanted = false;
let started = false;

/** If it does not load, the next page tries again. */
function fetchLater(): void {
  wanted = true;
  lazyParts().then(
    (parts) => {
      if (later === undefined) {
        parts.updates.watch();
        void learnMissingPhone();
      }
      later = parts;
    },
    () => undefined,
  );
}

/** The answer after the login may have been lost. */
async function learnMissingPhone(): Promise<void> {
  if (!session.loggedIn || (await session.phone()) !== '') return;
  await import('@/features/ownPhone').then(
    ({ learnOwnPhone }) => learnOwnPhone(),
    // The next visit asks.
    () => undefined,
  );
}

/** Called once, at launch. */
export function start(): void {
  track.start();
  gray.arrived();
  idle.touched(fetchLater);
}

/** The first page of this start, in WeChat's own figures. */
function reportStart(at: number): void {
  if (started || LAUNCH_METRIC === 0) return;
  started = true;
  hostLog.took(LAUNCH_METRIC, at - enteredAt);
}

/** Called when a page is shown; `at`: milliseconds since 1970. */
export function shown(place: Place, at: number): void {
  reportStart(at);
  track.page(place);
  if (wanted && later === undefined) fetchLater();
  later?.partnerReturn.seen(place);
  if (routeOf(place.key).tab) later?.updates.atRest();
}
