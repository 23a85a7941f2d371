import type { WordBreaksPort } from './definitions';
import { partsOf } from './parts';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

const ZERO_WIDTH_SPACE = '\u200b';
let large = false;

/**
 * WeChat's views have no <wbr>, and not every phone there a dictionary (Intl.Segmenter). A clause of the usual size fits its line; in elder mode a
 * space without width ends its parts.
 */
export const wordBreaks: WordBreaksPort = {
  within: (text) => (large ? (pieces(text, partsOf, () => ZERO_WIDTH_SPACE)?.join('') ?? text) : text),
  setLarge(elder) {
    large = elder;
  },
};
