export type { PromptPort, Question } from './definitions';
export { taroPrompt as prompt } from './taroPrompt';
