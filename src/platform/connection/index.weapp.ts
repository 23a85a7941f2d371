import Taro from '@tarojs/taro';
import type { ConnectionPort } from './index';

export type { ConnectionPort } from './index';

export const connection: ConnectionPort = {
  watch(changed) {
    Taro.onNetworkStatusChange(({ isConnected }) => changed(!isConnected));
    Taro.getNetworkType().then(
      ({ networkType }) => networkType === 'none' && changed(true),
      // Not known: the next call tells.
      () => undefined,
    );
  },
};
