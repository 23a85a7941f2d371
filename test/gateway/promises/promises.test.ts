import { readFileSync } from 'node:fs';
import { GROUPS } from './groups';
import { silent, unsaid } from './texts/messages';

/** Each sentence with a figure or a condition that a person reads from us has something that keeps it. */

describe.each(GROUPS.map((group) => [group.name, group] as const))('%s', (_name, { sentences, rows }) => {
  it.each(sentences.map(({ place, sentence }) => [place, sentence] as const))(
    '%s: “%s” is kept by something',
    (_place, sentence) => {
      expect(rows.filter(([part]) => sentence.includes(part)).map(([part]) => part)).not.toEqual([]);
    },
  );

  it.each(rows.map(([part]) => part))('“%s” is still promised', (part) => {
    expect(sentences.some(({ sentence }) => sentence.includes(part))).toBe(true);
  });

  it.each(rows.flatMap(([part, keeper]) => (typeof keeper === 'string' ? [] : [[part, ...keeper] as const])))(
    '“%s” is kept by a test that exists: %s',
    (_part, file, title) => {
      expect(readFileSync(file, 'utf8')).toContain(title);
    },
  );
});

it('Each function that words a message is among them, and says something', () => {
  expect(unsaid()).toEqual([]);
  expect(silent()).toEqual([]);
});
