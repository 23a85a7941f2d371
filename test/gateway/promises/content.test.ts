import { TERMS } from '../../../gateway/handlers/loan/rule';
import { mayApplyAtAge } from '../../../gateway/handlers/identity/age';
import { startGateway, type Bank } from '../harness';
import { unkept, unpromised, untested } from './compare';
import { CONTENT } from './rows/content';
import { OF_ALL, promisesIn, type Sentence, type Text } from './sentences';

/** What the company shows: landing pages, activities, banners, popups, notices and notes of versions. */

let bank: Bank;
let sentences: readonly Sentence[];
beforeAll(async () => {
  bank = await startGateway();
  const tables = ['forwarding_configs', 'positions', 'popups', 'notices', 'releases', 'employee_benefits'];
  const texts: Text[] = [];
  for (const table of tables) {
    const rows = await bank.db.query<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows) texts.push(...stringsOf(row).map((text) => ({ place: table, text })));
  }
  sentences = promisesIn(texts, OF_ALL);
});
afterAll(() => bank.close());

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one: unknown) => stringsOf(one));
}

it('Each promise of the company’s content has something that keeps it, and nothing else is kept', () => {
  expect(sentences.length).toBeGreaterThan(10);
  expect(unkept(sentences, CONTENT)).toEqual([]);
  expect(unpromised(sentences, CONTENT)).toEqual([]);
  expect(untested(CONTENT)).toEqual([]);
});

it('The landing page names the ages that the gateway accepts', () => {
  const [, from, to] = /(\d+)至(\d+)周岁/.exec(sentences.map(({ sentence }) => sentence).join('')) ?? [];
  const born = (age: number) => `${2026 - age}-11-28`;
  const may = (age: number) => mayApplyAtAge(born(age), '2026-11-28');
  expect([may(Number(from) - 1), may(Number(from)), may(Number(to)), may(Number(to) + 1)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('An activity names as its longest term the longest that a loan can have', () => {
  const [, most] = /最长(\d+)期/.exec(sentences.map(({ sentence }) => sentence).join('')) ?? [];
  expect(Number(most)).toBe(Math.max(...TERMS));
});
