import { createElement, Fragment } from 'react';
import type { WordBreaksPort } from './definitions';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

/** A day is one word, and so are these, which the splitter takes apart. */
const WHOLE = /((?:\d{4}年)?\d{1,2}月\d{1,2}日|结清|优惠券|借据|应还|已提交)/;
/** These belong to the word before them: no line begins with them. The last nine end names that the splitter does not know: 联系|人, 手机|号. */
const TAILS = '的了着过吗呢吧们前后里上下内中时等起时人号码卡书证费率额';

let splitter: Intl.Segmenter | undefined;

/** A figure within words ('年满18周岁') stays with them. */
const segmentsOf = (part: string, known: Intl.Segmenter): readonly string[] =>
  /\d/.test(part) || WHOLE.test(part) ? [part] : [...known.segment(part)].map(({ segment }) => segment);

/** The words of a clause; browsers before 2021 know none, and the clause stays whole. */
function wordsOf(clause: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [clause];
  const known = (splitter ??= new Intl.Segmenter('zh', { granularity: 'word' }));
  const parts = clause.split(WHOLE).filter(Boolean);
  const words: string[] = [];
  for (const segment of parts.flatMap((part) => segmentsOf(part, known))) {
    // The splitter takes words it does not know for single characters: 客|服, 还|款.
    const pair = segment.length === 1 && words[words.length - 1]?.length === 1;
    if (pair || TAILS.includes(segment)) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
  }
  return words;
}

export const wordBreaks: WordBreaksPort = {
  within(text) {
    // <wbr> is no text: names and searches find the sentence as before.
    const content = pieces(text, wordsOf, () => createElement('wbr'));
    return content === undefined ? text : createElement(Fragment, null, ...content);
  },
  setLarge: () => undefined,
};
