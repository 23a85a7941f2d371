import Taro from '@tarojs/taro';
import type { ClipboardPort } from './definitions';

export type { ClipboardPort } from './definitions';

export const clipboard: ClipboardPort = {
  tellsItself: true,
  copy: (text) =>
    Taro.setClipboardData({ data: text }).then(
      () => true,
      () => false,
    ),
};
