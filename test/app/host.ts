import { taroForNutui } from '../components/taro';
import { Host, navigationOn } from './hostStack';

export const host = new Host();

/** The stand-in for '@tarojs/taro' in all suites (jest.config.mjs). */
export const taroModule = {
  ...taroForNutui,
  default: {
    ...taroForNutui.default,
    ...navigationOn(host),
    useDidShow: jest.fn((shown: () => void) => {
      host.shows = [shown];
    }),
    useDidHide: jest.fn((hidden: () => void) => {
      host.hides = [hidden];
    }),
  },
};
