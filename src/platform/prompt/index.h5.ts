import type { PromptPort } from './definitions';
import { setLarge } from './element';
import { hideLoading, showLoading, showToast } from './sign';

export type { PromptPort, Question } from './definitions';

/** Our own drawing: Taro's prompts in a browser are plain boxes, without roles, keys or focus. */
export const prompt: PromptPort = {
  toast: showToast,
  showLoading,
  hideLoading,
  setLarge,
  onLarge: () => undefined,
  // No one is asked before the first page stands. Who has left the page in the meantime is not asked.
  async confirm(question) {
    const { href } = window.location;
    const { ask } = await import(/* webpackChunkName: "on-demand" */ './dialog');
    return window.location.href === href && ask(question);
  },
};
