import type { RevealPort } from './definitions';

export type { RevealPort } from './definitions';

/** Without a screen there is nothing to scroll. */
export const reveal: RevealPort = { first: () => undefined };
