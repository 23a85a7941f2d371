import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CREDIT_BLOCK_MESSAGES } from '@/domain/credit/messages';
import { HOME_STATUS_TEXTS } from '@/domain/home/homeStatusTexts';
import { HOME_TEXTS } from '@/domain/home/texts';
import { filesIn, root, textOf } from '../architecture/files';
import { startGateway } from '../gateway/harness';

const FOLDER = 'dist/h5/';
const KILOBYTE = 1000;
/** Most that may load until home can be used: the product's budget, not the measured values. */
const MOST_SCRIPTS_GZIP = 140 * KILOBYTE;
const MOST_SCRIPTS = 5;
const MOST_FILES = 7;
/** Of the page, which holds the first screen, and of the app's style sheet, for which the first screen waits. */
const MOST_OF_PAGE = 3.5 * KILOBYTE;
const MOST_OF_SHEET = 5.5 * KILOBYTE;

const page = textOf(`${FOLDER}index.html`);
const scripts = filesIn('dist/h5').filter((path) => path.endsWith('.js'));

/** What every visit loads while the app starts: the request layer with its ciphers, and what nothing on the screen waits for. */
const DEFERRED = /chunk\/deferred\./;
/** What the page requests itself, and what it preloads for home. */
const early: readonly string[] = [
  ...new Set(
    Array.from(
      page.matchAll(/["'](?:\.\/)?((?:js|css|chunk)\/[^"']+\.(?:js|css))["']/g),
      ([, path = '']) => path,
    ),
  ),
].filter((path) => !DEFERRED.test(path));

describe('the first load of H5', () => {
  it('has the app and its home page in one file set', () => {
    expect(early).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^js\/app\./),
        expect.stringMatching(/^chunk\/home\./),
        expect.stringMatching(/^css\/home\./),
      ]),
    );
    expect(early.some((path) => textOf(FOLDER + path).includes(HOME_TEXTS.askNote))).toBe(true);
  });

  it('has neither the rules of the flows nor the sheet of coupons, which come with the first tap, nor what only a member reads', () => {
    const later = [
      ...Object.values(CREDIT_BLOCK_MESSAGES),
      '现在没有可用的优惠券',
      HOME_STATUS_TEXTS.overdueUnknown,
    ];
    const text = early.map((path) => textOf(FOLDER + path)).join('\n');
    expect(later.filter((words) => text.includes(words))).toEqual([]);
    const all = scripts.map((path) => textOf(path)).join('\n');
    expect(later.filter((words) => !all.includes(words))).toEqual([]);
  });

  it('stays within its budget', () => {
    const sizes = early.map((path) => ({
      path,
      gzip: gzipSync(textOf(FOLDER + path), { level: 9 }).length,
    }));
    const code = sizes.filter(({ path }) => path.endsWith('.js'));
    expect(code.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThan(MOST_SCRIPTS_GZIP);
    expect(code.length).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(sizes.length).toBeLessThanOrEqual(MOST_FILES);
  });

  it('is kept by the browser under its names for good, all but the page', async () => {
    const { app, close } = await startGateway({ settings: { appDir: join(root, FOLDER) } });
    const keeps = async (path: string) => {
      const { statusCode, headers } = await app.inject({ method: 'GET', url: `/${path}` });
      return [path, statusCode, headers['cache-control']];
    };
    const built = ['js', 'chunk', 'css'].flatMap((folder) => filesIn(FOLDER + folder));
    const sent = built.map((path) => path.slice(FOLDER.length)).filter((path) => /\.(js|css)$/.test(path));
    expect(sent.length).toBeGreaterThan(100);
    for (const path of sent)
      expect(await keeps(path)).toEqual([path, 200, 'public, max-age=31536000, immutable']);
    expect(await keeps('index.html')).toEqual(['index.html', 200, 'no-cache']);
    await close();
  });

  it("does not have the title bar of Taro's router, which is in no page", () => {
    const bar = /taro-navigation-bar/;
    expect(scripts.filter((path) => bar.test(textOf(path)))).toEqual([]);
    expect(textOf('node_modules/@tarojs/router/dist/navigationBar.js')).toMatch(bar);
  });

  it("shows its first screen with the page and the app's style sheet", () => {
    expect(page).toMatch(
      /<template id="first-drawn"><style>[^<]+<\/style><div[^]+登录 \/ 注册[^]+<\/template>/,
    );
    const sheets = Array.from(
      page.matchAll(/<link rel="stylesheet" href="\.\/([^"]+)"/g),
      ([, path = '']) => path,
    );
    expect(sheets).toEqual([expect.stringMatching(/^css\/app\./)]);
    const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
    expect(gzipped(page)).toBeLessThan(MOST_OF_PAGE);
    expect(gzipped(textOf(FOLDER + (sheets[0] ?? '')))).toBeLessThan(MOST_OF_SHEET);
  });

  it('contains no font: pictures are drawings', () => {
    for (const path of early)
      expect(textOf(FOLDER + path)).not.toMatch(/data:(?:font|application)\/[^"')]{500}/);
  });
});

/** Of all that a first visit loads until home rests, as a browser without brotli is sent it: the product's budget. */
const MOST_AT_REST = 175 * KILOBYTE;

describe('what loads after the first load', () => {
  it('comes to no more than 175 KB when home rests, the page and its rules included', () => {
    const deferred = scripts.filter((path) => DEFERRED.test(path)).map((path) => path.slice(FOLDER.length));
    const sizes = ['index.html', ...early, ...deferred].map((path) => {
      const sent = readFileSync(join(root, `${FOLDER}${path}.gz`));
      expect(gunzipSync(sent).equals(readFileSync(join(root, FOLDER, path)))).toBe(true);
      return sent.length;
    });
    expect(sizes.length).toBe(9);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_AT_REST);
  });

  it('finds what every visit loads while the app starts, and the page asks for it', () => {
    const deferred = scripts.filter((path) => DEFERRED.test(path));
    expect(deferred).toHaveLength(1);
    expect(page).toContain(`"./${deferred[0]?.slice(FOLDER.length)}")`);
  });
});

/** package.json's browserslist: iOS 13 knows all of ES2019 and nothing newer (`?.` and `??` come with 13.4, `&&=` with 14). */
const LEVEL = 2019;
const linter = new Linter({ configType: 'flat' });

const fault = (text: string): string | undefined =>
  linter
    .verify(
      text,
      [{ files: ['**/*.js'], languageOptions: { ecmaVersion: LEVEL, sourceType: 'script' } }],
      'a.js',
    )
    .find(({ fatal }) => fatal)?.message;

describe('the scripts of H5', () => {
  it.each(scripts)(
    '%s can be parsed by the oldest supported browser',
    (path) => {
      expect(fault(textOf(path))).toBeUndefined();
    },
    60_000,
  );

  it.each(['a?.b', 'a ?? b', 'a &&= b', 'class A { b = 1 }', 'class A { #b() {} }'])(
    'would not pass %s',
    (text) => {
      expect(fault(text)).toMatch(/^Parsing error/);
    },
  );
});
