import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as Settings from '../src/settings';

const [file = '', keys = ''] = ['settings', 'cipherKeys'].map((name) =>
  join(process.cwd(), `src/${name}.ts`),
);

/** The settings of this build. (Taro compiles only imports inside this folder, so src/settings.ts is loaded by esbuild.) */
export const settings = requireWithEsbuild(file) as typeof Settings;

/**
 * Every variable that src/settings.ts and src/cipherKeys.ts read, as constants for both targets. A variable that is not set becomes
 * the empty text (then its default applies), so that no `process.env` is left in a package that has no `process`.
 */
export function settingConstants(given: NodeJS.ProcessEnv): Record<string, string> {
  const read = [file, keys]
    .map((one) => readFileSync(one, 'utf8'))
    .join('')
    .matchAll(/process\.env\.(TARO_APP_\w+)/g);
  const names = new Set(Array.from(read, ([, name = '']) => name));
  return Object.fromEntries([...names].map((name) => [name, JSON.stringify(given[name] ?? '')]));
}
