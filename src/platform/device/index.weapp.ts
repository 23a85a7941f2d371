import Taro from '@tarojs/taro';
import type { DevicePort } from './definitions';

export type { DeviceInfo, DevicePort } from './definitions';

function osName(): string {
  try {
    return Taro.getDeviceInfo().system;
  } catch {
    return '';
  }
}

export const device: DevicePort = {
  info: () =>
    Taro.getNetworkType().then(
      ({ networkType }) => ({ osName: osName(), networkType }),
      () => ({ osName: osName(), networkType: 'unknown' }),
    ),
};
