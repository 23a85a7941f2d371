import { Host, type Move } from '../../../app/hostStack';
import { taroForNutui } from '../../../components/taro';

/** The host's stack of pages in one window. */
export const host = new Host();

const moving =
  (way: Move) =>
  ({ url }: { url: string }) =>
    host.move(way, url);

export const { getEnv, nextTick, createSelectorQuery, getDeviceInfo } = taroForNutui;

/** The stand-in for '@tarojs/taro' in a window of the simulation: pages are shown by the window itself. */
export default {
  ...taroForNutui.default,
  getCurrentPages: () => host.stack,
  getCurrentInstance: () => {
    const top = host.stack[host.stack.length - 1];
    return {
      router: top ? { path: `/${top.route}`, params: top.$taroParams } : null,
      page: { onShow: () => undefined },
    };
  },
  navigateTo: moving('navigateTo'),
  redirectTo: moving('redirectTo'),
  switchTab: moving('switchTab'),
  reLaunch: moving('reLaunch'),
  navigateBack: ({ delta }: { delta?: number } = {}) => host.back(delta),
  useDidShow: () => undefined,
  useDidHide: () => undefined,
};
