import type { HostBridgePort } from './definitions';

export * from './definitions';

export const hostBridge: HostBridgePort = {
  start: () => Promise.resolve('unavailable'),
  leave: () => Promise.resolve(false),
};
