import type { DevicePort } from './definitions';

export type { DeviceInfo, DevicePort } from './definitions';

export const device: DevicePort = { info: () => Promise.resolve({ osName: '', networkType: 'unknown' }) };
