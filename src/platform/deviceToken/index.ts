import type { DeviceTokenPort } from './definitions';

export type { DeviceTokenPort } from './definitions';

export const deviceToken: DeviceTokenPort = { read: () => Promise.resolve('') };
