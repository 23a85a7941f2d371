import type { LocationPort } from './definitions';

export type { LocationFailure, LocationOutcome, LocationPort, MapPlace } from './definitions';

/** A browser has no map, and no foreign map script is loaded: pages choose from a list. */
export const location: LocationPort = {
  available: () => false,
  choose: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  open: () => Promise.resolve(false),
};
