import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep';
import type { FacePort } from './index';

export type { FaceOutcome, FacePort } from './index';

/** The product's web page checks the address against its hosts (spec §2 Navigation targets). */
const WEB_PAGE = '/pages/webview/index';

export const face: FacePort = {
  terminal: 'weapp',
  open: (address) =>
    backStep
      .moving(() => Taro.navigateTo({ url: `${WEB_PAGE}?url=${encodeURIComponent(address)}` }))
      .then(
        () => 'left',
        () => 'failed',
      ),
};
