/** Longer than a narrow column (a row with an icon, a value beside a label) at 320 px or with a text size of 200 %. */
const LONG_CLAUSE = /([\u4e00-\u9fff\d]*\d{1,2}月\d{1,2}日[\u4e00-\u9fff\d]*|[\u4e00-\u9fff]{5,})/;
/** The text in pieces, with `between` where a long clause may be broken; undefined if there is none. */
export function pieces<T>(
  text: string,
  wordsOf: (clause: string) => readonly string[],
  between: () => T,
): readonly (string | T)[] | undefined {
  const parts = text.split(LONG_CLAUSE);
  if (parts.length === 1) return undefined;
  // Every second part is a long clause.
  return parts.flatMap((part, index) =>
    index % 2 === 0
      ? [part]
      : wordsOf(part).flatMap((word, at): readonly (string | T)[] => (at === 0 ? [word] : [between(), word])),
  );
}
