import type { PromptPort } from './definitions';
import { ask } from './dialog';
import { hideLoading, showLoading, showToast } from './sign';

export type { PromptPort, Question } from './definitions';

/** Drawn by ourselves: Taro's prompts in a browser are bare boxes, without roles, keys or focus. */
export const prompt: PromptPort = { toast: showToast, showLoading, hideLoading, confirm: ask };
