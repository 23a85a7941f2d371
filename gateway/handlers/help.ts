import { customPinyin, pinyin } from 'pinyin-pro';
import type { helpCalls } from '@/contract/help';
import type { HandlersOf } from '../context';
import { meantIds } from '../queries/audiences';
import { findArticle, TOP_THREE, topics, type Article } from '../documents/help';

// The dictionary reads 还 as hái where these titles mean huán.
customPinyin({ 还款: 'huán kuǎn', 还清: 'huán qīng', 提前还: 'tí qián huán' });

const flat = (title: string, pattern: 'pinyin' | 'first'): string =>
  pinyin(title, { pattern, toneType: 'none', type: 'array', nonZh: 'removed' }).join('').toLowerCase();

/** Made once: the articles do not change while the gateway runs. */
const tree = topics.map(({ id, name, articles }) => ({ id, name, articles: articles.map(searchable) }));

function searchable({ id, title, keywords }: Article) {
  return {
    id,
    title,
    keywords: [...keywords],
    pinyin: flat(title, 'pinyin'),
    initials: flat(title, 'first'),
  };
}

export const helpHandlers: HandlersOf<typeof helpCalls> = {
  async catalogThreeTop(reader, { sql }) {
    const meant = await meantIds(sql, 'article', { ids: TOP_THREE, reader });
    const top = TOP_THREE.filter((id) => meant.has(id)).flatMap((id) => findArticle(id) ?? []);
    return { list: top.map(({ id, title }) => ({ id, title })) };
  },

  /** A topic without an article for this reader is left out. */
  async catalogListTree(reader, { sql }) {
    const ids = tree.flatMap(({ articles }) => articles.map(({ id }) => id));
    const meant = await meantIds(sql, 'article', { ids, reader });
    const list = tree.map((topic) => ({
      ...topic,
      articles: topic.articles.filter(({ id }) => meant.has(id)),
    }));
    return { list: list.filter(({ articles }) => articles.length > 0) };
  },
};
