import Taro from '@tarojs/taro';
import type { HostLogPort } from './index';

export type { HostLogPort } from './index';

/** Old clients lack either, and a log must never stop the app. */
function tried(write: () => void): void {
  try {
    write();
  } catch {
    // There is no other place to report it.
  }
}

export const hostLog: HostLogPort = {
  error: (text) =>
    tried(() => {
      if (Taro.canIUse('getRealtimeLogManager')) Taro.getRealtimeLogManager().error(text);
    }),
  took: (id, milliseconds) =>
    tried(() => {
      if (Taro.canIUse('reportPerformance')) Taro.reportPerformance(id, milliseconds);
    }),
};
