import type { PromptPort } from './definitions';

export type { PromptPort, Question } from './definitions';

/** Without a device nothing is shown, and every question is answered no. */
export const prompt: PromptPort = {
  toast: () => undefined,
  showLoading: () => undefined,
  hideLoading: () => undefined,
  setLarge: () => undefined,
  onLarge: () => undefined,
  confirm: () => Promise.resolve(false),
};
