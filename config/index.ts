import { join } from 'node:path';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import { cacheVersion } from './cacheVersion';
import { callbackPatterns } from './callbacks';
import development from './dev';
import { h5 } from './h5';
import production from './prod';
import { settingConstants, settings } from './settings';
import { mini } from './weapp';

const root = process.cwd();
/** Handed on to webpack; Taro's own type does not list it. */
const webpackCache = { version: cacheVersion(root) };

const RELEASED_MINI = process.env['TARO_ENV'] === 'weapp' && process.env['NODE_ENV'] !== 'development';

const base: UserConfigExport<'webpack5'> = {
  projectName: 'yunling-credit',
  date: '2026-11-1',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  sourceRoot: 'src',
  outputRoot: `dist/${process.env['TARO_ENV']}`,
  // One px of ours, and of NutUI's, is one CSS px of a phone 375 wide: px on H5, two rpx in the mini-program.
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  alias: { '@': join(root, 'src') },
  env: settingConstants(process.env),
  // Built over a warm cache a mini-program has lost modules without a word: its release is built from nothing.
  cache: { enable: !RELEASED_MINI, ...webpackCache },
  sass: {},
  // Pages that other sites send people back to, as they stand; nobody is sent to a file of a mini-program.
  copy: {
    patterns:
      process.env['TARO_ENV'] === 'h5'
        ? callbackPatterns('dist/h5', { production: settings.PRODUCTION })
        : [],
    options: {},
  },
  // HTML tags inside NutUI and what screen readers need; a browser knows both without help.
  plugins:
    process.env['TARO_ENV'] === 'h5' ? [] : ['@tarojs/plugin-html', join(root, 'config/aria/index.ts')],
  h5,
  mini,
};

export default defineConfig<'webpack5'>((merge) =>
  merge({}, base, process.env['NODE_ENV'] === 'development' ? development : production),
);
