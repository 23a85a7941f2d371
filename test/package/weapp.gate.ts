import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AppConfig } from '@tarojs/taro';
import { pagesOf } from '../architecture/appConfig';
import { filesIn, root, textOf } from '../architecture/files';

const FOLDER = 'dist/weapp/';
const MEGABYTE = 1024 * 1024;

const files = filesIn('dist/weapp').map((path) => path.slice(FOLDER.length));
const app = JSON.parse(textOf(`${FOLDER}app.json`)) as AppConfig;
const roots = (app.subPackages ?? []).map((subPackage) => `${subPackage.root}/`);
const scripts = files.filter((path) => path.endsWith('.js'));

/** Bytes of a package: of the main one for ''. */
const sizeOf = (packageRoot: string): number =>
  files
    .filter((path) =>
      packageRoot === '' ? !roots.some((other) => path.startsWith(other)) : path.startsWith(packageRoot),
    )
    .reduce((sum, path) => sum + statSync(join(root, FOLDER, path)).size, 0);

describe('the mini-program', () => {
  it.each(['', ...roots])('package "%s" stays below 2 MB', (packageRoot) => {
    const size = sizeOf(packageRoot);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(2 * MEGABYTE);
  });

  it('stays below 30 MB in all', () => {
    expect(['', ...roots].reduce((sum, packageRoot) => sum + sizeOf(packageRoot), 0)).toBeLessThan(
      30 * MEGABYTE,
    );
  });

  it.each(pagesOf(app))('has the page %s whole', (page) => {
    for (const ending of ['js', 'json', 'wxml']) expect(files).toContain(`${page}.${ending}`);
  });

  it('preloads the login package from home, and loads components when they are needed', () => {
    expect(app.preloadRule?.['pages/home/index']).toEqual({ network: 'all', packages: ['pages/login'] });
    expect(app.lazyCodeLoading).toBe('requiredComponents');
  });

  it.each(scripts)('%s asks for nothing that its host lacks', (path) => {
    expect(textOf(FOLDER + path)).not.toMatch(/\bprocess\.env\b|\beval\(|sourceMappingURL/);
  });

  it('has no file that only a developer would want', () => {
    expect(files.filter((path) => /\.(map|ts|tsx|scss|txt|md)$/.test(path))).toEqual([]);
  });

  it('counts in rpx, so that one px of the design is one of a phone 375 wide', () => {
    const sheets = files.filter((path) => path.endsWith('.wxss')).map((path) => textOf(FOLDER + path));
    expect(sheets.join('\n')).toMatch(/\d+rpx/);
    expect(sheets.join('\n').match(/[\s:(,](?!1px)\d+(\.\d+)?px/g) ?? []).toEqual([]);
  });
});
