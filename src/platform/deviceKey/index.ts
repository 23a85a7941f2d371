import type { DeviceKeyPort } from './definitions';

export type { DeviceKeyPort, DeviceSeal, TextCipher } from './definitions';

/** Without a device there is no key. */
export const deviceKey: DeviceKeyPort = { seal: () => Promise.resolve(undefined) };
