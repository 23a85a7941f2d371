import type { PromptPort } from './definitions';
import { setLarge } from './element';
import { hideLoading, showLoading, showToast } from './sign';

export type { PromptPort, Question } from './definitions';

/** We draw prompts ourselves: Taro's prompts in a browser are plain boxes, without roles, keys or focus. */
export const prompt: PromptPort = {
  toast: showToast,
  showLoading,
  hideLoading,
  setLarge,
  onLarge: () => undefined,
  // No question comes before the first page, so the dialog may load late. If the person has left the page by then, do not ask.
  async confirm(question) {
    const { href } = window.location;
    const { ask } = await import(/* webpackChunkName: "on-demand" */ './dialog');
    return window.location.href === href && ask(question);
  },
};
