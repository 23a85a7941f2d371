import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as Settings from '../src/settings';

const file = join(process.cwd(), 'src/settings.ts');

/** The settings of this build. (Taro compiles only imports inside this folder, so src/settings.ts is loaded by esbuild.) */
export const settings = requireWithEsbuild(file) as typeof Settings;

/**
 * Every variable that src/settings.ts reads, as constants for both targets. A variable that is not set becomes
 * the empty text (then its default applies), so that no `process.env` is left in a package that has no `process`.
 */
export function settingConstants(given: NodeJS.ProcessEnv): Record<string, string> {
  const read = readFileSync(file, 'utf8').matchAll(/process\.env\.(TARO_APP_\w+)/g);
  const names = new Set(Array.from(read, ([, name = '']) => name));
  return Object.fromEntries([...names].map((name) => [name, JSON.stringify(given[name] ?? '')]));
}
