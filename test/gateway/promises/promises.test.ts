import { readFileSync } from 'node:fs';
import { ROWS } from './rows';
import { promises } from './sentences';

/** Each sentence with a figure or a condition in the papers, the sheet and the help about money has something that keeps it. */

const all = promises();

it.each(all.map(({ paper, sentence }) => [paper, sentence] as const))(
  '%s: “%s” is kept by something',
  (_paper, sentence) => {
    expect(ROWS.filter(([part]) => sentence.includes(part)).map(([part]) => part)).not.toEqual([]);
  },
);

it.each(ROWS.map(([part]) => part))('“%s” is still promised', (part) => {
  expect(all.some(({ sentence }) => sentence.includes(part))).toBe(true);
});

it.each(ROWS.flatMap(([part, keeper]) => (typeof keeper === 'string' ? [] : [[part, ...keeper] as const])))(
  '“%s” is kept by a test that exists: %s',
  (_part, file, title) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  },
);
