import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from '../compress.mjs';
import { runPackage } from '../run.mjs';

/** One page, one line: the minimum size of an app with Taro, React and these target browsers. */
const FILES = {
  'package.json': JSON.stringify({
    name: 'empty',
    browserslist: ['chrome >= 70', 'ios >= 13'],
  }),
  'babel.config.js':
    "module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]] };",
  'config/index.js': `module.exports = {
  projectName: 'empty', date: '2026-1-1', designWidth: 375, deviceRatio: { 375: 2 }, sourceRoot: 'src', outputRoot: 'dist/h5',
  framework: 'react', compiler: { type: 'webpack5', prebundle: { enable: false } }, plugins: [],
  h5: { publicPath: './', router: { mode: 'hash' }, output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[name].[contenthash:8].js' } },
};`,
  'src/index.html':
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>empty</title><div id="app"></div>',
  'src/app.config.ts': "export default defineAppConfig({ pages: ['pages/index'] });",
  'src/app.tsx': 'export default function App({ children }) { return children; }',
  'src/pages/index.config.ts': 'export default definePageConfig({});',
  'src/pages/index.tsx':
    "import { View } from '@tarojs/components';\nexport default function Index() { return <View>empty</View>; }",
};

/**
 * With a second page, one tap away. A separate app: the first load of the empty one stays as it is. Its slide takes as long as ours, and its word
 * is in the middle like a title, so that the slide brings both onto the screen at the same moment.
 */
const TWO_PAGES = {
  ...FILES,
  'src/app.config.ts':
    "export default defineAppConfig({ pages: ['pages/index', 'pages/second'], animation: { duration: 200, delay: 0 } });",
  'src/pages/index.tsx':
    "import { View } from '@tarojs/components';\nimport Taro from '@tarojs/taro';\nexport default function Index() { return <View onClick={() => Taro.navigateTo({ url: '/pages/second' })}>next</View>; }",
  'src/pages/second.config.ts': 'export default definePageConfig({});',
  'src/pages/second.tsx':
    "import { View } from '@tarojs/components';\nexport default function Second() { return <View style={{ textAlign: 'center' }}>second</View>; }",
};

async function buildApp(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { code, output } = await runPackage('@tarojs/cli/bin/taro', ['build', '--type', 'h5', '--no-check'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${output}\nThe empty app could not be built.`);
  const built = join(folder, 'dist', 'h5');
  await compressFolder(built);
  return built;
}

/** Builds an empty Taro app; returns the folder of its H5 output. */
export const buildEmptyApp = () => buildApp(join('.cache', 'empty'), FILES);

/** The same with a second page; `next` leads to it, and it says `second`. */
export const buildTwoPages = () => buildApp(join('.cache', 'two-pages'), TWO_PAGES);
