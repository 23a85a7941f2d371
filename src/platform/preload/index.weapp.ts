import type { PreloadPort } from './index';

export type { PreloadPort } from './index';

/** WeChat preloads packages itself, by `preloadRule` of the app's configuration. */
export const preload: PreloadPort = { page: () => undefined };
