import Taro from '@tarojs/taro';
import type { UpdatePort } from './index';

export type { UpdatePort } from './index';

/** Old clients have no update manager, and some throw. */
function manager(): Taro.UpdateManager | undefined {
  try {
    return Taro.canIUse('getUpdateManager') ? Taro.getUpdateManager() : undefined;
  } catch {
    return undefined;
  }
}

export const update: UpdatePort = {
  byHost: true,
  onReady: (ready) => manager()?.onUpdateReady(ready),
  apply() {
    try {
      manager()?.applyUpdate();
    } catch {
      // The next cold start applies the update.
    }
  },
};
