import type { WordBreaksPort } from './definitions';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

const ZERO_WIDTH_SPACE = '\u200b';
let large = false;

/** WeChat's views have no <wbr>. A clause of the usual size fits its line there; in elder mode a space without width ends its words. */
export const wordBreaks: WordBreaksPort = {
  within: (text) => (large ? (pieces(text, () => ZERO_WIDTH_SPACE)?.join('') ?? text) : text),
  setLarge(elder) {
    large = elder;
  },
};
