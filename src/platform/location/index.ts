import type { LocationPort } from './definitions';

export type { LocationFailure, LocationOutcome, LocationPort, MapPlace } from './definitions';

export const location: LocationPort = {
  available: () => false,
  choose: () => Promise.resolve({ ok: false, reason: 'unavailable' }),
  open: () => Promise.resolve(false),
};
