import type { FaultScreenPort } from './definitions';

export type { Fault, FaultScreenPort } from './definitions';

export const faultScreen: FaultScreenPort = { show: () => undefined, hide: () => undefined };
