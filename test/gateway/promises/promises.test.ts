import { readFileSync } from 'node:fs';
import { GROUPS } from './groups';
import { silent, unsaid } from './texts/messages';

/** Each sentence with a figure or a condition that a person reads from us has something that keeps it. */

describe.each(GROUPS.map((group) => [group.name, group] as const))('%s', (name, { sentences, rows }) => {
  it.each(sentences.map(({ place, sentence }) => [place, sentence] as const))(
    '%s: “%s” is kept by something',
    (_place, sentence) => {
      expect(
        rows.filter(([part]) => sentence.includes(part)).map(([part]) => part),
        `add to test/gateway/promises/rows/${name}.ts: ['<a part of the sentence>', ['<file of the test that keeps it>', '<its title>']]`,
      ).not.toEqual([]);
    },
  );

  it.each(rows.map(([part]) => part))('“%s” is still promised', (part) => {
    expect(
      sentences.some(({ sentence }) => sentence.includes(part)),
      `“${part}” is not said any more: change or remove its row in test/gateway/promises/rows/${name}.ts`,
    ).toBe(true);
  });

  it.each(rows.flatMap(([part, keeper]) => (typeof keeper === 'string' ? [] : [[part, ...keeper] as const])))(
    '“%s” is kept by a test that exists: %s',
    (_part, file, title) => {
      expect(
        readFileSync(file, 'utf8').includes(title),
        `${file} has no test “${title}”: mend the row in test/gateway/promises/rows`,
      ).toBe(true);
    },
  );
});

it('Each function that words a message is among them, and says something', () => {
  expect(unsaid()).toEqual([]);
  expect(silent()).toEqual([]);
});
