import type { TrackPort } from './definitions';

export type { TrackPort } from './definitions';

/** Without a device no one leaves, and nothing is sent. */
export const track: TrackPort = { onLeave: () => () => undefined, sendOnLeave: () => false };
