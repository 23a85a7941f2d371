import { filesIn, textOf } from './files';

const files = filesIn('src/platform').filter((path) => path.endsWith('.ts'));
const capabilities = [...new Set(files.map((path) => path.split('/')[2] ?? ''))].filter(
  (name) => !name.includes('.'),
);
const VARIANTS = ['index.ts', 'index.weapp.ts'];

/** Names of the values (not types) that a module exports. */
const exportsOf = (path: string): string[] => {
  const text = textOf(path);
  const declared = Array.from(
    text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm),
    ([, name = '']) => name,
  );
  const passedOn = Array.from(text.matchAll(/^export \{([^}]*)\}/gm), ([, names = '']) =>
    names.split(','),
  ).flat();
  return [
    ...declared,
    ...passedOn.map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .pop() ?? '',
    ),
  ]
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort();
};

describe('adapters', () => {
  it('are folders, one for each capability', () => {
    expect(capabilities.length).toBeGreaterThan(3);
    expect(files.filter((path) => path.split('/').length < 4)).toEqual([]);
  });

  describe.each(capabilities)('%s', (name) => {
    it.each(VARIANTS)('has %s', (variant) => {
      expect(files).toContain(`src/platform/${name}/${variant}`);
    });

    it('exports the same names on every target', () => {
      const [expected, ...variants] = VARIANTS.map((variant) => exportsOf(`src/platform/${name}/${variant}`));
      expect(expected).not.toEqual([]);
      for (const offered of variants) expect(offered).toEqual(expected);
    });
  });
});
