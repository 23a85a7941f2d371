import Taro from '@tarojs/taro';

/** Runs `act` each time the page of the calling component is shown. */
export const useShown = (act: () => void): void => Taro.useDidShow(act);
