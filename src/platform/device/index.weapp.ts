import Taro from '@tarojs/taro';
import type { DeviceInfo, DevicePort } from './index';

export type { DeviceInfo, DevicePort } from './index';

/** A client that lacks one of the host's three descriptions still has the others. */
function described<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

function machine(): Pick<DeviceInfo, 'osName' | 'osVersion' | 'model'> {
  const { system, model } = Taro.getDeviceInfo();
  // 'Android 14', 'iOS 17.4'.
  const [osName = '', osVersion = ''] = system.split(' ');
  return { osName, osVersion, model };
}

function size(): Pick<DeviceInfo, 'width' | 'height'> {
  const { screenWidth, screenHeight } = Taro.getWindowInfo();
  return { width: screenWidth, height: screenHeight };
}

const networkType = (): Promise<string> =>
  Taro.getNetworkType().then(
    (answer) => answer.networkType,
    () => 'unknown',
  );

export const device: DevicePort = {
  info: async () => ({
    client: 'weapp',
    ...described(machine, { osName: '', osVersion: '', model: '' }),
    ...described(size, { width: 0, height: 0 }),
    hostVersion: described(() => Taro.getAppBaseInfo().version, '') ?? '',
    networkType: await networkType(),
  }),
};
