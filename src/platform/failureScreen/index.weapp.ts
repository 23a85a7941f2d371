import Taro from '@tarojs/taro';
import type { FailureScreenPort } from './index';

export type { Failure, FailureScreenPort } from './index';

let standing = false;

/** Nothing can be drawn over a page of the mini-program: the host's own dialog is used instead. */
export const failureScreen: FailureScreenPort = {
  show({ title, text, traceNo, reload, restart }) {
    if (standing) return;
    standing = true;
    Taro.showModal({
      title,
      content: `${text}\n问题编号 ${traceNo}`,
      confirmText: '重新加载',
      cancelText: '回首页',
    })
      .then(({ confirm }) => (confirm ? reload() : restart()))
      .catch(restart)
      .finally(() => {
        standing = false;
      });
  },
  hide: () => undefined,
};
