import Taro from '@tarojs/taro';
import type { PromptPort, Question } from './definitions';

export type { PromptPort, Question } from './definitions';

const INK = '#2c2f5b';
const GREY = '#5c6078';

/** If a prompt cannot be shown (the page is being left), the caller must not fail. */
const ignore = (): void => undefined;

let large = false;
let askInPage: (question: Question) => Promise<boolean> | undefined = () => undefined;

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
  setLarge(now) {
    large = now;
  },
  onLarge(ask) {
    askInPage = ask;
  },
  async confirm(question) {
    const own = large ? askInPage(question) : undefined;
    if (own !== undefined) return own;
    const { title, content, confirmText = '确定', cancelText = '取消' } = question;
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
