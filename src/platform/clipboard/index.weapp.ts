import Taro from '@tarojs/taro';
import type { ClipboardPort } from './index';

export type { ClipboardPort } from './index';

export const clipboard: ClipboardPort = {
  tellsItself: true,
  byLongPress: false,
  copy: (text) =>
    Taro.setClipboardData({ data: text }).then(
      () => true,
      () => false,
    ),
};
