import type { CapturePort } from './definitions';

export type { CapturePort } from './definitions';

/** Without a device there is no screen to be captured. */
export const capture: CapturePort = { disable: () => () => undefined };
