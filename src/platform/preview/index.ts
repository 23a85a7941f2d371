import type { PreviewPort } from './definitions';

export type { PreviewPort } from './definitions';

export const preview: PreviewPort = { show: () => '', release: () => undefined };
