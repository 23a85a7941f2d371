import { Host, navigationOn } from '../../../app/hostStack';
import { taroForNutui } from '../../../components/taro';

/** The host's stack of pages in one window. */
export const host = new Host();

export const { getEnv, nextTick, createSelectorQuery, getDeviceInfo } = taroForNutui;

/** The stand-in for '@tarojs/taro' in a window of the simulation: pages are shown by the window itself. */
export default {
  ...taroForNutui.default,
  ...navigationOn(host),
  useDidShow: () => undefined,
  useDidHide: () => undefined,
};
