import * as v from 'valibot';
import { defineCalls } from './define';
import { code, name, someOf, text } from './fields';

const heading = { id: name(64), title: name(60) };
const reader = v.object({ productType: text(32), channel: text(16) });

/** The help centre (spec §7 Notices and help). An article's text is contractText, by its id. */
export const helpCalls = defineCalls({
  /** The three questions that people ask most. */
  catalogThreeTop: {
    verb: 'GET',
    path: '/api/catalog/threeTop',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: reader,
    response: v.object({ list: someOf(v.object(heading)) }),
  },
  /** All topics with their articles, in display order. */
  catalogListTree: {
    verb: 'GET',
    path: '/api/catalog/listTree',
    body: 'plain',
    auth: 'client',
    answer: 'data',
    request: reader,
    response: v.object({
      list: someOf(
        v.object({
          id: name(64),
          name: name(30),
          articles: someOf(
            v.object({
              ...heading,
              /** Other words by which a search finds it, also the title's pinyin: whole ('huankuan') and its initials ('hk'). */
              keywords: someOf(code),
              pinyin: code,
              initials: code,
            }),
          ),
        }),
      ),
    }),
  },
});
