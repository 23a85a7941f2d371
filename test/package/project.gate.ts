import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../architecture/files';
import { app, files, pathOf, read } from './program';

interface ProjectConfig {
  readonly miniprogramRoot: string;
  readonly compileType: string;
  readonly appid: string;
  readonly setting: Readonly<Record<string, unknown>>;
}

const TOURIST = 'touristappid';
const MOST_ICON_BYTES = 40 * 1024;
const ICON_SIDE = 81;

/** What WeChat DevTools opens: the project's folder, or dist/weapp itself. */
const projects = [
  ['project.config.json', textOf('project.config.json'), ''],
  ['dist/weapp/project.config.json', read('project.config.json'), 'dist/weapp'],
] as const;

describe.each(projects)('%s', (_name, text, folder) => {
  const config = JSON.parse(text) as ProjectConfig;

  it('opens the built program, with an account or as a tourist', () => {
    expect(statSync(join(root, folder, config.miniprogramRoot, 'app.json')).isFile()).toBe(true);
    expect(config.compileType).toBe('miniprogram');
    expect(config.appid === TOURIST || /^wx[0-9a-f]{16}$/.test(config.appid)).toBe(true);
  });

  it('checks addresses, leaves syntax as built, minifies everything and uploads no maps', () => {
    expect(config.setting).toMatchObject({
      urlCheck: true,
      // Built for the oldest phones that the product supports already (babel.config.js).
      es6: false,
      enhance: false,
      minified: true,
      minifyWXML: true,
      minifyWXSS: true,
      uploadWithSourceMap: false,
    });
  });
});

/** Width and height of a PNG in px. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(join(root, pathOf(file)));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the tab bar', () => {
  const list = app.tabBar?.list ?? [];

  it('has the three tabs of the product', () => {
    expect(list.map(({ pagePath }) => pagePath)).toEqual([
      'pages/home/index',
      'pages/activity/index',
      'pages/user/index',
    ]);
    expect(app.tabBar?.selectedColor).toBe('#2c2f5b');
  });

  it.each(list.flatMap(({ iconPath = '', selectedIconPath = '' }) => [iconPath, selectedIconPath]))(
    "has the icon %s in WeChat's size",
    (icon) => {
      expect(files).toContain(icon);
      expect(sizeOf(icon)).toEqual([ICON_SIDE, ICON_SIDE]);
      expect(statSync(join(root, pathOf(icon))).size).toBeLessThanOrEqual(MOST_ICON_BYTES);
    },
  );
});
