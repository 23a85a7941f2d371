import type { PromptPort } from './definitions';
import { ask } from './dialog';
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
  confirm: ask,
};
