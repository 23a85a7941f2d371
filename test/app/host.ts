import { taroForNutui } from '../components/taro';
import { Host, type Move } from './hostStack';

export const host = new Host();

const moving =
  (way: Move) =>
  ({ url }: { url: string }) =>
    host.move(way, url);

/** The stand-in for '@tarojs/taro' in all suites (jest.config.mjs). */
export const taroModule = {
  ...taroForNutui,
  default: {
    ...taroForNutui.default,
    getCurrentPages: () => host.stack,
    getCurrentInstance: () => {
      const top = host.stack[host.stack.length - 1];
      return {
        router: top ? { path: `/${top.route}`, params: top.$taroParams } : null,
        page: { onShow: () => (host.shown += 1) },
      };
    },
    navigateTo: moving('navigateTo'),
    redirectTo: moving('redirectTo'),
    switchTab: moving('switchTab'),
    reLaunch: moving('reLaunch'),
    navigateBack: ({ delta }: { delta?: number } = {}) => host.back(delta),
    useDidShow: jest.fn((shown: () => void) => {
      host.shows = [shown];
    }),
    useDidHide: jest.fn((hidden: () => void) => {
      host.hides = [hidden];
    }),
  },
};
