import type { TrackPort } from './definitions';

export type { TrackPort } from './definitions';

/** Without a device nothing reports that the person leaves, and nothing is sent. */
export const track: TrackPort = { onLeave: () => () => undefined, sendOnLeave: () => false };
