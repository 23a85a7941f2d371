import type { FailureScreenPort } from './definitions';

export type { Failure, FailureScreenPort } from './definitions';

export const failureScreen: FailureScreenPort = { show: () => undefined, hide: () => undefined };
