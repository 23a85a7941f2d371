import { join } from 'node:path';
// Import only types: the package itself loads a native part that not every system has.
import type { UserConfigExport } from '@tarojs/cli';
import { unfitAddress } from './baseAddress';
import { cacheVersion } from './cacheVersion';
import { callbackPatterns } from './callbacks';
import development from './dev';
import { h5 } from './h5';
import production from './prod';
import { settingConstants, settings } from './settings';
import { mini } from './weapp';

const root = process.cwd();
/** Passed on to webpack; Taro's own type does not list `version`. */
const webpackCache = { version: cacheVersion(root) };

const unfit = unfitAddress(process.env['TARO_ENV'], settings);
if (unfit !== undefined) throw new Error(unfit);

const RELEASED_MINI = process.env['TARO_ENV'] === 'weapp' && process.env['NODE_ENV'] !== 'development';

const base: UserConfigExport<'webpack5'> = {
  projectName: 'yunling-credit',
  date: '2026-11-1',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env['TARO_ENV']}`,
  // One px in our styles and NutUI's is one CSS px on a phone 375 px wide: px on H5, two rpx in the mini-program.
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  alias: { '@': join(root, 'src') },
  env: settingConstants(process.env),
  // With a warm cache a mini-program build has lost modules without an error: a release is built without a cache.
  cache: { enable: !RELEASED_MINI, ...webpackCache },
  sass: {},
  // H5: pages that other sites send people back to, unchanged; no site links to a file of a mini-program.
  copy: {
    patterns:
      process.env['TARO_ENV'] === 'h5'
        ? callbackPatterns('dist/h5', { production: settings.PRODUCTION })
        : [{ from: 'src/sitemap.json', to: 'dist/weapp/sitemap.json' }],
    options: {},
  },
  // For screen readers, and lighter templates; a browser needs neither.
  plugins: process.env['TARO_ENV'] === 'h5' ? [] : [join(root, 'config/aria/index.ts')],
  h5,
  mini,
};

const config: UserConfigExport<'webpack5'> = (merge) =>
  merge({}, base, process.env['NODE_ENV'] === 'development' ? development : production);

export default config;
