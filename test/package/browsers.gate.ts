import { filesIn, textOf } from '../architecture/files';

/** Newer than package.json's browserslist, as it is in what was built: called without a question first, each ends what a person does. */
const NEWER_IN_SCRIPTS: readonly string[] = [
  ...[
    ...['replaceChildren', 'replaceAll', 'at', 'matchAll', 'hasOwn', 'findLast', 'findLastIndex'],
    ...['toSorted', 'toReversed', 'toSpliced', 'requestSubmit', 'checkVisibility'],
    ...['randomUUID', 'showPicker', 'isWellFormed', 'groupBy', 'withResolvers', 'moveBefore'],
  ].map((name) => `\\.${name}\\(`),
  'structuredClone\\(',
  'new ResizeObserver\\b',
  'AbortSignal\\.(timeout|any)\\b',
  'Promise\\.(allSettled|any)\\b',
  'new (WeakRef|CompressionStream|BroadcastChannel)\\b',
];

/** The last one is no question of age: with `word-break: keep-all` it ends the process of a page in Safari 26. */
const NEWER_IN_STYLES: readonly string[] = [
  '[;{\\s]inset:',
  'aspect-ratio:',
  '\\d[dsl]v[hwib]\\b',
  ':(is|where)\\(',
  '@(layer|container)\\b',
  'color-mix\\(',
  'text-wrap:\\s*pretty',
];

type Files = readonly (readonly [path: string, text: string])[];

const built = (ending: RegExp): Files =>
  filesIn('dist/h5')
    .filter((path) => ending.test(path))
    .map((path) => [path, textOf(path)]);
const scripts = built(/\.(js|html)$/);
const styles = built(/\.(css|html)$/);

const holding = (files: Files, pattern: string): readonly string[] =>
  files.filter(([, text]) => new RegExp(pattern).test(text)).map(([path]) => path);

describe('the H5 app with its packages, for the oldest browsers', () => {
  it.each([
    ['a.replaceAll(" ","")', '\\.replaceAll\\('],
    ['b.at(-1)', '\\.at\\('],
    ['new ResizeObserver(c)', 'new ResizeObserver\\b'],
    ['.d{color:red;inset:0}', '[;{\\s]inset:'],
    ['.e{text-wrap:pretty}', 'text-wrap:\\s*pretty'],
  ])('would be found with %s', (text, pattern) => {
    expect([...NEWER_IN_SCRIPTS, ...NEWER_IN_STYLES]).toContain(pattern);
    expect(holding([['a file', text]], pattern)).toEqual(['a file']);
  });

  it('was read', () => {
    expect(scripts.length).toBeGreaterThan(100);
    expect(styles.length).toBeGreaterThan(50);
  });

  it.each(NEWER_IN_SCRIPTS)('has no script with %s', (pattern) => {
    expect(holding(scripts, pattern)).toEqual([]);
  });

  it.each(NEWER_IN_STYLES)('has no style with %s', (pattern) => {
    expect(holding(styles, pattern)).toEqual([]);
  });
});
