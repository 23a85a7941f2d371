import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** WeChat preloads packages itself, by `preloadRule` of the app's configuration. */
export const preload: PreloadPort = { page: () => undefined };
