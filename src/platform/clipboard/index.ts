import type { ClipboardPort } from './definitions';

export type { ClipboardPort } from './definitions';

export const clipboard: ClipboardPort = { copy: () => Promise.resolve(false), tellsItself: false };
