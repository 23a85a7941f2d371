import type { HostBridgePort } from './definitions';

export * from './definitions';

/** The host of a mini-program is WeChat: there is no other app around it. */
export const hostBridge: HostBridgePort = {
  start: () => Promise.resolve('unavailable'),
  leave: () => Promise.resolve(false),
};
