import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFolder } from '../compress.mjs';
import { run } from '../run.mjs';

const FOLDER = join('.cache', 'uni-app');
const UNI = '3.0.0-alpha-5020620260914001';
/** One page, one line, as Taro's empty app has it. */
const FILES = {
  'package.json': JSON.stringify({
    name: 'hello',
    private: true,
    dependencies: Object.fromEntries([
      ...['uni-app', 'uni-cli-shared', 'uni-components', 'uni-h5', 'vite-plugin-uni'].map((name) => [
        `@dcloudio/${name}`,
        UNI,
      ]),
      ['vite', '5.2.8'],
      ['vue', '3.4.21'],
    ]),
  }),
  'vite.config.js':
    "import uni from '@dcloudio/vite-plugin-uni';\nexport default { base: './', plugins: [(uni.default ?? uni)()] };",
  'index.html':
    '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>hello</title><div id="app"></div><script type="module" src="/src/main.js"></script>',
  'src/manifest.json': JSON.stringify({
    name: 'hello',
    appid: '',
    vueVersion: '3',
    h5: { router: { base: './' } },
  }),
  'src/pages.json': JSON.stringify({ pages: [{ path: 'pages/index/index', style: {} }], globalStyle: {} }),
  'src/App.vue': '<script>export default {}</script>',
  'src/main.js':
    "import { createSSRApp } from 'vue';\nimport App from './App.vue';\nexport const createApp = () => ({ app: createSSRApp(App) });",
  'src/pages/index/index.vue': '<template><view>hello</view></template>',
};

/** Fetches and builds the smallest uni-app; returns the folder of its H5 output. */
export async function buildUniApp() {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  const must = async (what, { code, output }) => {
    if (code !== 0) throw new Error(`${output}\nThe uni-app could not be ${what}.`);
  };
  if (!existsSync(join(FOLDER, 'node_modules', '.package-lock.json')))
    await must(
      'fetched',
      await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts'], {
        cwd: FOLDER,
      }),
    );
  const built = join(FOLDER, 'dist', 'build', 'h5');
  await must(
    'built',
    await run(
      process.execPath,
      [join('node_modules', '@dcloudio', 'vite-plugin-uni', 'bin', 'uni.js'), 'build'],
      {
        cwd: FOLDER,
        env: { NODE_ENV: 'production' },
      },
    ),
  );
  await compressFolder(built);
  return built;
}
