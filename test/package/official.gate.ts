import { Linter } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, rowsOf } from '../architecture/files';
import { compileOfficially, type Verdict } from './official';
import { scripts } from './program';

const MINUTES = 300_000;

/** The smallest program that compiles. */
const SMALL: Readonly<Record<string, string>> = {
  'project.config.json': '{"appid":"wx0000000000000000","compileType":"miniprogram","setting":{}}',
  'app.json': '{"pages":["pages/a/index"]}',
  'app.js': 'App({})',
  'app.wxss': '.a{color:red}',
  'pages/a/index.js': 'Page({data:{b:()=>1}})',
  'pages/a/index.json': '{}',
  'pages/a/index.wxml': '<view>x</view>',
};

const BROKEN: readonly (readonly [string, string, string, RegExp])[] = [
  ['a tag that is not closed', 'pages/a/index.wxml', '<view><text></view>', /unexpected end tag/],
  ['a style without its end', 'app.wxss', '.a{color:', /Unclosed block/],
  ['a script without its end', 'pages/a/index.js', 'Page({', /Unexpected token|reading 'error'/],
  ['a page that is not there', 'app.json', '{"pages":["pages/b/index"]}', /could not find/],
];

/** Findings that were reviewed and are as intended. */
const reviewed = new Map(
  rowsOf('test/package/lists/findings.tsv').map(([name = '', why = '']) => [name, why]),
);

let desk: string;
let program: Verdict;
let small: Verdict;
let broken: readonly Verdict[];

function write(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(desk, name);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

beforeAll(async () => {
  desk = mkdtempSync(join(tmpdir(), 'mini-projects-'));
  const projects = BROKEN.map(([, path, content], at) =>
    write(`broken-${at}`, { ...SMALL, [path]: content }),
  );
  const verdicts = await compileOfficially([join(root, 'dist/weapp'), write('small', SMALL), ...projects]);
  [program, small] = verdicts as [Verdict, Verdict];
  broken = verdicts.slice(2);
}, MINUTES);
afterAll(() => rmSync(desk, { recursive: true, force: true }));

describe("WeChat's own compiler", () => {
  it('accepts the built program', () => {
    expect(program.refusal).toBe('');
    expect(program.files).toEqual(expect.arrayContaining([...scripts]));
  });

  it('reports only reviewed quality findings, and still reports all of those', () => {
    expect(program.findings.map(({ name }) => name).sort()).toEqual([...reviewed.keys()].sort());
    for (const why of reviewed.values()) expect(why).not.toBe('');
  });

  it(
    'makes scripts that the oldest supported phones can parse: ES2019',
    () => {
      const linter = new Linter({ configType: 'flat' });
      const faults = Object.entries(program.scripts).flatMap(([path, text]) =>
        linter
          .verify(
            text,
            [{ files: ['**/*.js'], languageOptions: { ecmaVersion: 2019, sourceType: 'script' } }],
            path,
          )
          .filter(({ fatal }) => fatal)
          .map(({ message }) => `${path}: ${message}`),
      );
      expect(faults).toEqual([]);
      expect(Object.keys(program.scripts).length).toBeGreaterThan(10);
    },
    MINUTES,
  );
});

describe("WeChat's own compiler, as it runs here", () => {
  it('accepts a small sound program, and leaves its syntax alone', () => {
    expect(small.refusal).toBe('');
    expect(small.scripts['pages/a/index.js']).toContain('=>');
  });

  it.each(BROKEN.map(([what, , , why], at) => [what, why, at] as const))('refuses %s', (_what, why, at) => {
    expect(broken[at]?.refusal).toMatch(why);
  });
});
