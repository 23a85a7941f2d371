import Taro from '@tarojs/taro';
import type { AttentionPort } from './index';

export type { AttentionPort } from './index';

export const attention: AttentionPort = {
  onAway(listener) {
    Taro.onAppHide(listener);
    return () => Taro.offAppHide(listener);
  },
  onReturn(listener) {
    Taro.onAppShow(listener);
    return () => Taro.offAppShow(listener);
  },
};
