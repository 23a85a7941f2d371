import Taro from '@tarojs/taro';
import type { PromptPort } from './definitions';

/** A prompt that cannot be shown (the page is just being left) is no fault of the caller. */
const ignore = (): void => undefined;

/** Taro offers the same prompts on both ends; the variants of this folder differ only where the ends do. */
export const taroPrompt: PromptPort = {
  toast(text, milliseconds, mask) {
    Taro.showToast({ title: text, icon: 'none', duration: milliseconds, mask }).catch(ignore);
  },
  showLoading(text) {
    Taro.showLoading({ title: text, mask: true }).catch(ignore);
  },
  hideLoading() {
    Taro.hideLoading({ fail: ignore });
  },
  async confirm({ title, content, confirmText = '确定', cancelText = '取消' }) {
    const answer = await Taro.showModal({
      title,
      content,
      confirmText,
      cancelText: cancelText ?? '',
      showCancel: cancelText !== null,
    }).catch(() => ({ confirm: false }));
    return answer.confirm;
  },
};
