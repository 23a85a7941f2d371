import { createElement, Fragment } from 'react';
import type { WordBreaksPort } from './definitions';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

export const wordBreaks: WordBreaksPort = {
  within(text) {
    // <wbr> is no text: names and searches find the sentence as before.
    const content = pieces(text, () => createElement('wbr'));
    return content === undefined ? text : createElement(Fragment, null, ...content);
  },
  setLarge: () => undefined,
};
