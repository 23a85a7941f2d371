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

/**
 * Base library 2.20.1 is the first with all of these; the account's setting asks for it, too. Secure random numbers are
 * older (2.17.3), and nothing can be sealed without them.
 */
const NEEDED = ['getRandomValues', 'getWindowInfo', 'getDeviceInfo', 'getAppBaseInfo'];

export const update: UpdatePort = {
  byHost: true,
  hostTooOld: () => !NEEDED.every((name) => Taro.canIUse(name)),
  onReady: (ready) => manager()?.onUpdateReady(ready),
  apply() {
    try {
      manager()?.applyUpdate();
    } catch {
      // The next cold start applies the update.
    }
  },
};
