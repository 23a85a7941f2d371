import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../architecture/appConfig';
import { root } from '../architecture/files';
import { app, files, pathOf, read, roots, scripts } from './program';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;
/** WeChat's limits are 2 MB for each package and 30 MB in total; ours are tighter. */
const MOST_OF_MAIN = 800 * KILOBYTE;
const MOST_OF_SUBPACKAGE = 400 * KILOBYTE;
const MOST_IN_ALL = 3 * MEGABYTE;

/** Bytes of a package; '' is the main one. */
const sizeOf = (packageRoot: string): number =>
  files
    .filter((path) =>
      packageRoot === '' ? !roots.some((other) => path.startsWith(other)) : path.startsWith(packageRoot),
    )
    .reduce((sum, path) => sum + statSync(join(root, pathOf(path))).size, 0);

describe('the mini-program', () => {
  it('has a main package below 800 KB', () => {
    expect(sizeOf('')).toBeGreaterThan(0);
    expect(sizeOf('')).toBeLessThan(MOST_OF_MAIN);
  });

  it.each(roots)('package %s stays below 400 KB', (packageRoot) => {
    expect(sizeOf(packageRoot)).toBeGreaterThan(0);
    expect(sizeOf(packageRoot)).toBeLessThan(MOST_OF_SUBPACKAGE);
  });

  it('stays below 3 MB in all', () => {
    expect(['', ...roots].reduce((sum, packageRoot) => sum + sizeOf(packageRoot), 0)).toBeLessThan(
      MOST_IN_ALL,
    );
  });

  it.each(pagesOf(app))('has the page %s with all its files', (page) => {
    for (const ending of ['js', 'json', 'wxml']) expect(files).toContain(`${page}.${ending}`);
  });

  it('preloads the login and the pages of who borrows from home, and loads components when they are needed', () => {
    expect(app.preloadRule?.['pages/home/index']).toEqual({
      network: 'all',
      packages: ['pages/login', 'pages/loanV2', 'pages/repay'],
    });
    expect(app.lazyCodeLoading).toBe('requiredComponents');
  });

  it('makes no HTML elements: it is built without Taro’s plugin for them, and has no templates for them', () => {
    const makes = /(?:createElement|jsxs?)\)?\("[a-z]/;
    expect('(0,r.jsx)("div",{})').toMatch(makes);
    expect(scripts.filter((path) => makes.test(read(path)))).toEqual([]);
  });

  it('counts in rpx, so that one px of the design is one px on a phone 375 px wide', () => {
    const sheets = files.filter((path) => path.endsWith('.wxss')).map(read);
    expect(sheets.join('\n')).toMatch(/\d+rpx/);
    expect(sheets.join('\n').match(/[\s:(,](?!1px)\d+(\.\d+)?px/g) ?? []).toEqual([]);
  });
});
