import type { CapturePort } from './definitions';

export type { CapturePort } from './definitions';

/** Without a device there is no screen to capture. */
export const capture: CapturePort = { disable: () => () => undefined };
