import type { PromptPort } from './definitions';

export type { PromptPort, Question } from './definitions';

/** Without a device nobody sees a word and nobody agrees to anything. */
export const prompt: PromptPort = {
  toast: () => undefined,
  showLoading: () => undefined,
  hideLoading: () => undefined,
  confirm: () => Promise.resolve(false),
};
