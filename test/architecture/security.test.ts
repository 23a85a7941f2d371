import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, root, textOf } from './files';

const FOLDERS = ['docs', 'gateway', 'src', 'test', 'tasks'];

/** Paths in backquotes that name a file of the project: in one of its folders, or at its root. */
const pathsIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|tsv|json))`/g), ([, path = '']) => path).filter(
    (path) => !path.includes('/') || FOLDERS.includes(path.split('/')[0] ?? ''),
  );

/** The last cells of the tables' rows. */
const proofs = textOf('docs/security.md')
  .split(/\r?\n/)
  .filter((line) => line.startsWith('| V') || line.startsWith('| MASVS'))
  .map((line) => line.split('|').at(-2)?.trim() ?? '');

describe('docs/security.md', () => {
  it('has rows of both standards', () => {
    expect(proofs.length).toBeGreaterThan(60);
  });

  it('names what shows each row, or says why there is nothing', () => {
    const reason = /^(accepted|open): .{20,}/;
    expect(proofs.filter((proof) => !reason.test(proof) && pathsIn(proof).length === 0)).toEqual([]);
  });
});

it.each(['docs/security.md', 'docs/operations.md'])('every file that %s names exists', (page) => {
  const named = pathsIn(textOf(page)).filter((path) => path !== 'keys.json');
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('the code', () => {
  const sources = [...filesIn('src'), ...filesIn('gateway')].filter((path) => /\.(ts|tsx)$/.test(path));

  it('makes no HTML and no code from text', () => {
    const made =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(/;
    expect(sources.filter((path) => made.test(textOf(path)))).toEqual([]);
  });

  it('sets and reads no cookie', () => {
    expect(sources.filter((path) => /document\.cookie|set-cookie|setCookie/i.test(textOf(path)))).toEqual([]);
  });
});
