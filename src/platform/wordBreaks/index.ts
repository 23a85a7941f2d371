import type { WordBreaksPort } from './definitions';

export type { WordBreaksPort } from './definitions';

/** Without a device the text has no lines. */
export const wordBreaks: WordBreaksPort = { within: (text) => text, setLarge: () => undefined };
