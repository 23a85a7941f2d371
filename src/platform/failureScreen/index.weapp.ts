import Taro from '@tarojs/taro';
import type { FailureScreenPort } from './definitions';

export type { Failure, FailureScreenPort } from './definitions';

let standing = false;

/** A page of the mini-program cannot be covered by another drawing: the host's own dialog speaks instead. */
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
