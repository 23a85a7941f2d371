import { createElement, Fragment } from 'react';
import { idle } from '@/platform/idle';
import type { WordBreaksPort } from './definitions';
import { partsOf } from './parts';
import { pieces } from './pieces';

export type { WordBreaksPort } from './definitions';

/** A day is one word, and so are these, which the splitter takes apart. */
const WHOLE = /((?:\d{4}年)?\d{1,2}月\d{1,2}日|结清|优惠券|借据|应还|已提交)/;
/** These belong to the word before them: no line begins with them. The last nine end names that the splitter does not know: 联系|人, 手机|号. */
const TAILS = '的了着过吗呢吧们前后里上下内中时等起时人号码卡书证费率额';

let splitter: Intl.Segmenter | undefined;
let awaited = false;
/** Drawn without the dictionary: they stay as they are, since a text that is broken anew moves what is below it. */
const inParts = new Set<string>();

/** Browsers before 2021 have no dictionary. */
function learn(): void {
  if (typeof Intl.Segmenter === 'function') splitter ??= new Intl.Segmenter('zh', { granularity: 'word' });
}

/** To load the dictionary takes longer than to draw a page: the first page does not wait for it. */
function learnLater(): void {
  if (awaited) return;
  awaited = true;
  idle.touched(() => idle.soon(learn));
}

/** A figure within words ('年满18周岁') stays with them. */
const segmentsOf = (part: string, known: Intl.Segmenter): readonly string[] =>
  /\d/.test(part) || WHOLE.test(part) ? [part] : [...known.segment(part)].map(({ segment }) => segment);

/** The words of a clause; without the dictionary its parts. */
function wordsOf(clause: string): readonly string[] {
  if (!splitter || inParts.has(clause)) {
    inParts.add(clause);
    learnLater();
    return partsOf(clause);
  }
  const known = splitter;
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
  setLarge(large) {
    if (!large) return;
    learn();
    // Everything is drawn anew.
    inParts.clear();
  },
};
