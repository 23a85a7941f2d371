import { unkept, unpromised, untested } from './compare';
import type { Row } from './keeper';
import { MARKUP } from './rows/markup';
import { PAGES } from './rows/pages';
import { REFUSALS } from './rows/refusals';
import { OF_PAGES, OF_REFUSALS, promisesIn, type Sentence } from './sentences';
import { markupTexts } from './texts/markup';
import { pageTexts } from './texts/pages';
import { refusalTexts } from './texts/refusals';

/** The words of the app's own pages, of its text modules as they make them and of its views, and the gateway's refusals. */

const LISTS: readonly (readonly [
  file: string,
  said: () => Promise<readonly Sentence[]>,
  rows: readonly Row[],
])[] = [
  ['pages', async () => promisesIn(await pageTexts(), OF_PAGES), PAGES],
  ['markup', async () => promisesIn(markupTexts(), OF_PAGES), MARKUP],
  ['refusals', async () => promisesIn(await refusalTexts(), OF_REFUSALS), REFUSALS],
];

describe.each(LISTS)('of %s', (file, said, rows) => {
  let sentences: readonly Sentence[];
  beforeAll(async () => {
    sentences = await said();
  });
  const list = `test/gateway/promises/rows/${file}.ts`;

  it('each sentence with a figure, a time or a promise has something that keeps it', () => {
    expect(sentences.length).toBeGreaterThan(40);
    expect(
      unkept(sentences, rows),
      `add to ${list}: ['<a part of the sentence>', ['<file of the test that keeps it>', '<its title>']]`,
    ).toEqual([]);
  });

  it('nothing is kept that no one promises', () => {
    expect(
      unpromised(sentences, rows),
      `it is not said any more: change or remove its row in ${list}`,
    ).toEqual([]);
  });

  it('what keeps such a promise is a test that exists', () => {
    expect(untested(rows), `no such test: mend the row in ${list}`).toEqual([]);
  });
});
