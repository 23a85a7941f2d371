import type { Response } from '@/contract';

export type Topic = Response<'catalogListTree'>['list'][number];
export type Found = Topic['articles'][number];

/** Articles that a typed text finds: by words of the title, other words, and pinyin, whole or by initials ('hk' finds 还款). */
export function search(topics: readonly Topic[], typed: string): readonly Found[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const latin = text.replace(/\s/g, '');
  return topics
    .flatMap(({ articles }) => articles)
    .filter(
      ({ title, keywords, pinyin, initials }) =>
        title.toLowerCase().includes(text) ||
        keywords.some((word) => word.toLowerCase().includes(text) || text.includes(word.toLowerCase())) ||
        (/^[a-z]+$/.test(latin) && (initials.includes(latin) || pinyin.includes(latin))),
    );
}
