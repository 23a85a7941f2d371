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

let all: readonly (readonly [readonly Sentence[], readonly Row[]])[];
beforeAll(async () => {
  all = [
    [promisesIn(await pageTexts(), OF_PAGES), PAGES],
    [promisesIn(markupTexts(), OF_PAGES), MARKUP],
    [promisesIn(await refusalTexts(), OF_REFUSALS), REFUSALS],
  ];
});

it('Each sentence of a page or a refusal with a figure, a time or a promise has something that keeps it', () => {
  for (const [sentences, rows] of all) {
    expect(sentences.length).toBeGreaterThan(40);
    expect(unkept(sentences, rows)).toEqual([]);
  }
});

it('Nothing is kept that no one promises', () => {
  for (const [sentences, rows] of all) expect(unpromised(sentences, rows)).toEqual([]);
});

it('What keeps such a promise is a test that exists', () => {
  for (const [, rows] of all) expect(untested(rows)).toEqual([]);
});
