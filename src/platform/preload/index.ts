import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** A host without files has nothing to load. */
export const preload: PreloadPort = { page: () => undefined };
