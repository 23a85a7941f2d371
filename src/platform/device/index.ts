import type { DevicePort } from './definitions';

export type { DeviceInfo, DevicePort } from './definitions';

export const device: DevicePort = {
  info: () =>
    Promise.resolve({
      client: 'H5',
      osName: '',
      osVersion: '',
      model: '',
      width: 0,
      height: 0,
      hostVersion: '',
      networkType: 'unknown',
    }),
};
