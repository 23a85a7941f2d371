import type { LocationPort } from './definitions';

export type { LocationFailure, LocationOutcome, LocationPort, MapPlace } from './definitions';

/** A browser has no map, and we load no foreign map script: pages offer a list. */
export const location: LocationPort = {
  available: () => false,
  choose: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  open: () => Promise.resolve(false),
};
