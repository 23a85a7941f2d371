/** A text that a person reads, and where it stands. */
export interface Text {
  readonly place: string;
  readonly text: string;
}

export interface Sentence {
  readonly place: string;
  readonly sentence: string;
}

/** About money: a figure, a blank for one, or a word that makes a condition or a right. */
export const OF_MONEY =
  /\d|[一二三四五六七八九十]+(天|日|个)|\{\w+\}|[内前后]|不收|只需|只收|可以|不超过|不会|不能|不用|不计|就|马上|没有|不变|除外/;

/** Elsewhere: a figure, a time, a limit, what is kept or taken back, and what will or will not be done. */
export const OF_ALL =
  /\d|[一二三四五六七八九十百半两几]+(天|日|个|年|次|小时|分钟|周岁)|\{(?!lender|servicePhone|borrowerName|idNo)\w+\}|当天|明天|不会|不再|不收|自动|随时|立即|马上|最多|至少|不超过|不少于|只|仅|删除|保存|撤回|撤销|终止|全部|不用于|不影响|不能|才能|之前|免费|同意|这次/;

/** The sentences of these texts that promise something, each of a place once: a message and its SMS say much the same. */
export function promisesIn(texts: readonly Text[], promise: RegExp): Sentence[] {
  const all = texts.flatMap(({ place, text }) =>
    text
      .split(/(?<=[。；？\n])/)
      .map((sentence) => ({ place, sentence: sentence.trim() }))
      .filter(({ sentence }) => /\p{Script=Han}/u.test(sentence) && promise.test(sentence)),
  );
  return [...new Map(all.map((one) => [`${one.place} ${one.sentence}`, one])).values()];
}

/** On pages, whose fields and buttons name much that is no promise: figures, times and limits, and what will or will not be done. */
export const OF_PAGES =
  /\d|[一二三四五六七八九十百半两几]+(天|日|个月|年|小时|分钟|周岁)|当天|明天|不会|不再|不收|自动|随时|立即|马上|最多|至少|不超过|不少于|免费|(会|后|马上|到期)删除/;

/** In refusals also what is used up, and until when something was. */
export const OF_REFUSALS = new RegExp(`${OF_PAGES.source}|今天|次数|为止`);
