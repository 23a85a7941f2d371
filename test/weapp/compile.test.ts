import { runInNewContext } from 'node:vm';
import { compile, CompileError, type Files } from '.';

const WHOLE: Readonly<Record<string, string>> = {
  'app.json': JSON.stringify({
    pages: ['pages/a/index'],
    subPackages: [{ root: 'pages/sub', pages: ['index'] }],
  }),
  'app.js': 'App({})',
  'app.wxss': '@import "./common.wxss";\npage{color:red}',
  'common.wxss': 'view>.x, .view, input.y{width:75rpx;margin:-.5rpx 3px}',
  'tags.wxs': 'module.exports = { a: function () { return "a" } }',
  'pages/a/index.js': 'Page({})',
  'pages/a/index.json': '{"usingComponents":{"comp":"../../comp"}}',
  'pages/a/index.wxml': '<wxs module="t" src="../../tags.wxs"/><view bindtap="eh">{{t.a()}}<comp/></view>',
  'pages/sub/index.js': 'Page({})',
  'pages/sub/index.json': '{}',
  'pages/sub/index.wxml': '<text>b</text>',
  'comp.js': 'Component({})',
  'comp.json': '{"component":true}',
  'comp.wxml': '<view/>',
};

/** The program above with some files changed; null removes a file. */
function program(changes: Readonly<Record<string, string | null>> = {}): Files {
  const texts = Object.entries({ ...WHOLE, ...changes });
  return new Map(
    texts.flatMap(([path, text]) => (text === null ? [] : [[path, Buffer.from(text)] as const])),
  );
}

function faultsOf(files: Files): readonly string[] {
  try {
    compile(files);
    return [];
  } catch (error) {
    if (error instanceof CompileError) return error.faults;
    throw error;
  }
}

describe('a whole program', () => {
  const { entries, styles, scripts, templates, apiNames } = compile(program());

  it('has its pages and the components they use, by path from the root', () => {
    expect(Object.keys(entries).sort()).toEqual(['comp', 'pages/a/index', 'pages/sub/index']);
    expect(entries['pages/a/index']?.usingComponents).toEqual({ comp: 'comp' });
  });

  it("has its templates, in the engine's format", () => {
    const made = runInNewContext(templates) as Record<string, unknown>;
    expect(Object.keys(made).sort()).toEqual(['comp', 'pages/a/index', 'pages/sub/index']);
  });

  it('has its styles: imports inlined, built-in tags named, rpx as fractions of the width', () => {
    expect(styles['app']).toBe(
      'wx-view>.x, .view, wx-input.y{width:10vw;margin:-0.06666666666666667vw 3px}\nbody{color:red}',
    );
  });

  it.each([
    'url(data:image/png;base64,AA)',
    `url("data:image/svg+xml,%3Csvg xmlns='a'%3E")`,
    "url('https://a.cn/a.png')",
  ])('may use an inline picture, or one from a site: %s', (address) => {
    expect(faultsOf(program({ 'app.wxss': `page{background:${address}}` }))).toEqual([]);
  });

  it('has its scripts, and knows the functions of the real wx', () => {
    expect(scripts['pages/a/index']).toBe('Page({})');
    expect(apiNames).toEqual(
      expect.arrayContaining(['request', 'chooseMedia', 'getSystemInfoSync', 'createCanvasContext']),
    );
  });
});

describe('what does not compile', () => {
  it.each<[string, Readonly<Record<string, string | null>>, RegExp]>([
    ['a page without its script', { 'pages/sub/index.js': null }, /pages\/sub\/index\.js is missing/],
    ['a page without its template', { 'pages/a/index.wxml': null }, /pages\/a\/index\.wxml is missing/],
    ['a component that is not there', { 'comp.json': null, 'comp.js': null }, /comp\.js is missing/],
    ['broken JSON', { 'comp.json': '{' }, /comp\.json: SyntaxError/],
    ['a script of templates that is not there', { 'tags.wxs': null }, /uses tags\.wxs, which is missing/],
    [
      'an import that is not there',
      { 'comp.wxml': '<import src="./base.wxml"/>' },
      /imports base\.wxml, which is missing/,
    ],
    ['an unclosed tag', { 'comp.wxml': '<view><text></view>' }, /comp\.wxml:1:\d+: .*missing end tag/],
    ['a broken expression', { 'comp.wxml': '<view a="{{ b. }}"/>' }, /comp\.wxml:1:/],
    ['an unknown tag', { 'comp.wxml': '<div/>' }, /<div> is no known tag/],
    ['a style that is not there', { 'common.wxss': null }, /imports common\.wxss, which is missing/],
    [
      'a style that names a local file',
      { 'app.wxss': 'page{background:url("./a.png")}' },
      /names a local file/,
    ],
    [
      'a tab that is no page of the main package',
      {
        'app.json': JSON.stringify({
          pages: ['pages/a/index'],
          tabBar: { list: [{ pagePath: 'pages/a/index' }, { pagePath: 'pages/x/index' }] },
        }),
      },
      /tab pages\/x\/index is no page/,
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf(program(changes)).join('\n')).toMatch(fault);
  });
});
