import type { WordBreaksPort } from './definitions';

export type { WordBreaksPort } from './definitions';

/** WeChat's views know no such place, and its text grows less: a clause fits its line there. */
export const wordBreaks: WordBreaksPort = { within: (text) => text };
