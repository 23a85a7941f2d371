import type { WordBreaksPort } from './definitions';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

const ZERO_WIDTH_SPACE = '\u200b';
/** WeChat has no dictionary (Intl.Segmenter) on every phone: a line may end after these words, which end a part of a sentence. */
const PARTS =
  /(?:设置|提供)|.+?(?:的(?!确)|了(?!解)|和(?!解)|前(?![面后期]|提(?!交))|可以|不会|没有|已经|更快|看到|受到|设置|提供|任何名义|$)/g;
let large = false;

const partsOf = (clause: string): readonly string[] => clause.match(PARTS) ?? [clause];

/** WeChat's views have no <wbr>. A clause of the usual size fits its line there; in elder mode a space without width ends its parts. */
export const wordBreaks: WordBreaksPort = {
  within: (text) => (large ? (pieces(text, partsOf, () => ZERO_WIDTH_SPACE)?.join('') ?? text) : text),
  setLarge(elder) {
    large = elder;
  },
};
