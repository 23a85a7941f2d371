import * as crypto from 'node:crypto';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type * as app from './app';
import type { Device } from './ports';

const ROOT = join(__dirname, '..', '..', '..', '..');
const TEST = join(ROOT, 'test');

/** What the app takes from its phone: each window gets its own. */
export interface Globals {
  readonly device: Device;
  readonly process: { readonly env: Readonly<Record<string, string>> };
  readonly crypto: Pick<Crypto, 'getRandomValues'>;
  readonly Date: DateConstructor;
  readonly setTimeout: unknown;
  readonly clearTimeout: unknown;
  readonly setInterval: unknown;
  readonly clearInterval: unknown;
}
const NAMES = [
  'device',
  'process',
  'crypto',
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const satisfies readonly (keyof Globals)[];

/** A run of the app's code, with what its phone gives it. */
export type MakeApp = (globals: Globals) => typeof app;

/** The wire's RSA counted by Node: the same bytes, in a twentieth of the time. It is all that a window takes from Node. */
const nativeRsa: Plugin = {
  name: 'native RSA',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/rsa$/ }, () => ({ path: join(__dirname, 'rsa.ts') }));
  },
};

/** As in tests (jest.config.mjs); `./ports` then adds the parts of a phone. */
const noDevice: Plugin = {
  name: 'no device',
  setup({ onResolve }) {
    onResolve({ filter: /^@\/platform\/\w+$/ }, () => ({ path: join(TEST, 'app', 'noDevice.ts') }));
  },
};

/**
 * The app's code as one script. Run once for each window, so that each has its own stores, as a window of a browser has; lazy parts come from the
 * same run. Jest's registry of modules could not do that: a part loaded later would meet the stores of another window.
 */
export async function bundleApp(): Promise<MakeApp> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'app.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [nativeRsa, noDevice],
    external: ['node:crypto'],
    alias: {
      '@': join(ROOT, 'src'),
      '@tarojs/taro': join(__dirname, 'taro.ts'),
      '@tarojs/components': join(TEST, 'components', 'host.tsx'),
    },
    loader: { '.scss': 'empty', '.css': 'empty', '.png': 'empty', '.jpg': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  const script = new Script(`(module, exports, require, ${NAMES.join(', ')}) => {${code}\n}`, {
    filename: 'app.js',
  });
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  return (globals) => {
    const module = { exports: {} };
    run(module, module.exports, () => crypto, ...NAMES.map((name) => globals[name]));
    return module.exports as typeof app;
  };
}
