import Taro from '@tarojs/taro';
import type { PromptPort } from './definitions';

export type { PromptPort, Question } from './definitions';

const INK = '#2c2f5b';
const GREY = '#5c6078';

/** If a prompt cannot be shown (the page is being left), the caller must not fail. */
const ignore = (): void => undefined;

export const prompt: PromptPort = {
  toast(text, milliseconds, mask) {
    Taro.showToast({ title: text, icon: 'none', duration: milliseconds, mask }).catch(ignore);
  },
  showLoading(text) {
    Taro.showLoading({ title: text, mask: true }).catch(ignore);
  },
  hideLoading() {
    Taro.hideLoading({ fail: ignore });
  },
  setLarge: ignore,
  async confirm({ title, content, confirmText = '确定', cancelText = '取消' }) {
    const answer = await Taro.showModal({
      title,
      content,
      confirmText,
      confirmColor: INK,
      cancelText: cancelText ?? '',
      cancelColor: GREY,
      showCancel: cancelText !== null,
    }).catch(() => ({ confirm: false }));
    return answer.confirm;
  },
};
