import type { PreloadPort } from './definitions';

export type { PreloadPort } from './definitions';

/** A host without files of its own has nothing to fetch. */
export const preload: PreloadPort = { page: () => undefined };
