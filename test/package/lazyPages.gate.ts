import { gzipSync } from 'node:zlib';
import { filesIn, textOf } from '../architecture/files';

/** Of a page's code and rules that no other page brings, also of what it loads with a tap. */
const MOST_OF_LAZY = 25_000;

const built = filesIn('dist/h5');
const pages = textOf(built.find((path) => /chunk\/pages\.\w+\.js$/.test(path)) ?? '');

const filesOf = (id: string): string[] =>
  built.filter((path) => new RegExp(`/(chunk|css)/${id}\\.\\w+\\.(js|css)$`).test(path));

const asked = (code: string): string[] =>
  Array.from(code.matchAll(/\b\w+\.e\((\d+)\)/g), ([, id = '']) => id);

/** The chunks of these ids, and those that they load later. */
function withLater(ids: readonly string[], known = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (known.has(id)) continue;
    known.add(id);
    for (const path of filesOf(id)) if (path.endsWith('.js')) withLater(asked(textOf(path)), known);
  }
  return known;
}

const brought = Array.from(
  pages.matchAll(/"([\w/-]+)":\(\)=>(Promise\.all\(\[[^\]]*\]\)|\w+\.e\(\d+\))/g),
  ([, page = '', loading = '']) => [page, withLater(asked(loading))] as const,
);

const weightOf = (ids: readonly string[]): number =>
  ids.flatMap(filesOf).reduce((sum, path) => sum + gzipSync(textOf(path), { level: 9 }).length, 0);

describe('a lazy page', () => {
  const own = brought.map(([page, ids]) => {
    const others = brought.filter(([other]) => other !== page);
    return [page, [...ids].filter((id) => !others.some(([, theirs]) => theirs.has(id)))] as const;
  });

  it('is known with what it brings', () => {
    // All but home, which comes with the app.
    expect(brought).toHaveLength(120);
    expect(own.filter(([, ids]) => weightOf(ids) > 500).length).toBeGreaterThan(110);
  });

  it('brings no more than 25 KB that only it needs', () => {
    const heavy = own.map(([page, ids]) => [page, weightOf(ids)] as const);
    expect(heavy.filter(([, weight]) => weight > MOST_OF_LAZY)).toEqual([]);
  });

  it('has no file above 25 KB but the request layer, which every visit loads', () => {
    const large = built
      .filter((path) => /\/chunk\/.*\.js$/.test(path) && !/\/chunk\/behind\./.test(path))
      .filter((path) => gzipSync(textOf(path), { level: 9 }).length > MOST_OF_LAZY);
    expect(large).toEqual([]);
  });
});
