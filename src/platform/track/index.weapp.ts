import Taro from '@tarojs/taro';
import type { TrackPort } from './index';

export type { TrackPort } from './index';

export const track: TrackPort = {
  onLeave(leaving) {
    Taro.onAppHide(leaving);
    return () => Taro.offAppHide(leaving);
  },
  // In the background a mini-program has some seconds left, in which ordinary calls go out.
  sendOnLeave: () => false,
};
