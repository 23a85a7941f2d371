/** Longer than a narrow column (a row with an icon, a value beside a label) at 320 px or with a text size of 200 %. */
const LONG_CLAUSE = /([\u4e00-\u9fff\d]*\d{1,2}月\d{1,2}日[\u4e00-\u9fff\d]*|[\u4e00-\u9fff]{5,})/;
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

/** The text in pieces, with `between` where a long clause may be broken; undefined if there is none. */
export function pieces<T>(text: string, between: () => T): readonly (string | T)[] | undefined {
  const parts = text.split(LONG_CLAUSE);
  if (parts.length === 1) return undefined;
  // Every second part is a long clause.
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? [part]
      : wordsOf(part).flatMap((word, at): readonly (string | T)[] => (at === 0 ? [word] : [between(), word])),
  );
}
