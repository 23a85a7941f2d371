import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../architecture/files';
import { copyOfProject } from './copyOfProject';

const NAMES = [
  'invoice',
  'family',
  'insurance',
  'travel',
  'salary',
  'rating',
  'branch',
  'bonus',
  'budget',
  'goal',
];
const MOST_PER_PAGE = 100;

/** Scripts and style sheets that come until home is drawn, by name. */
function early(folder: string): readonly string[] {
  const page = readFileSync(join(folder, 'dist/h5/index.html'), 'utf8');
  return [...new Set(page.match(/(?:js|css|chunk)\/[\w.-]+\.(?:js|css)(?=["'])/g))];
}

/** Names of the files that load later, with the other pages. */
function late(folder: string): readonly string[] {
  const first = early(folder);
  return ['chunk', 'css']
    .flatMap((part) => readdirSync(join(folder, 'dist/h5', part)).map((name) => `${part}/${name}`))
    .filter((file) => /\.(?:js|css)$/.test(file) && !first.includes(file));
}

const weight = (folder: string): number =>
  early(folder).reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, 'dist/h5', file)), { level: 9 }).length,
    0,
  );

/** The project with ten more pages, each with its own call. */
function grow(folder: string): void {
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  const rows = NAMES.map((name) => `  ${name}: member('/pages/growth/${name}', '新的页面 ${name}'),\n`);
  edit('src/navigation/routes.ts', (text) => text.replace('\n} as const', `\n${rows.join('')}} as const`));

  const call = (name: string) =>
    `  ${name}: { verb: 'POST', path: '/api/growth/${name}', body: 'sealed', auth: 'member', answer: 'data', request: v.object({}), response: v.object({}) },`;
  writeFileSync(
    join(folder, 'src/contract/growth.ts'),
    `import * as v from 'valibot';\nimport { defineCalls } from './define';\nexport const growthCalls = defineCalls({\n${NAMES.map(call).join('\n')}\n});\n`,
  );
  mkdirSync(join(folder, 'src/pages/growth'));
  for (const name of NAMES)
    writeFileSync(
      join(folder, `src/pages/growth/${name}.tsx`),
      `import { View } from '@tarojs/components';\nimport { growthCalls } from '@/contract/growth';\nimport { call } from '@/request';\nexport default function Page() {\n  return <View onClick={() => void call(growthCalls.${name}, {})}>${name}</View>;\n}\n`,
    );
}

function build(folder: string): void {
  const node = (...args: string[]): string =>
    execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    });
  let settings: Record<string, string> = {};
  const asked = `console.log(JSON.stringify(await (await import('./tasks/settings.mjs')).buildSettings('h5')))`;
  settings = JSON.parse(node('--input-type=module', '-e', asked)) as Record<string, string>;
  settings['NODE_ENV'] = 'production';
  node('node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--no-check');
}

describe('ten more pages with ten more calls', () => {
  const grown = copyOfProject();

  beforeAll(() => {
    grow(grown);
    build(grown);
  }, 900_000);

  it('add at most 0.1 KB each to the first load, and no file', () => {
    expect(early(grown).length).toBe(early(root).length);
    expect((weight(grown) - weight(root)) / NAMES.length).toBeLessThan(MOST_PER_PAGE);
    expect(weight(grown)).toBeGreaterThan(weight(root));
  });

  it('change, of what a visitor has already, the entry and the list of pages', () => {
    const changed = (files: readonly string[], than: readonly string[]): readonly string[] =>
      files.filter((file) => !than.includes(file));
    expect(changed(early(grown), early(root))).toEqual([expect.stringMatching(/^js\/app\./)]);
    expect(changed(late(root), late(grown))).toEqual([expect.stringMatching(/^chunk\/pages\./)]);
    expect(changed(late(grown), late(root))).toHaveLength(1 + NAMES.length);
  });
});
