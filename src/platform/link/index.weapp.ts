import Taro from '@tarojs/taro';
import type { LinkPort } from './index';

export type { LinkPort } from './index';

export const link: LinkPort = {
  open: (url) =>
    Taro.setClipboardData({ data: url }).then(
      () => 'copied',
      () => 'failed',
    ),
  call: (phone) =>
    Taro.makePhoneCall({ phoneNumber: phone }).then(
      () => 'opened',
      (failure: { errMsg?: string } | undefined) =>
        /cancel/i.test(failure?.errMsg ?? '') ? 'cancelled' : 'failed',
    ),
};
