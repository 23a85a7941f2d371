import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';
import type * as Settings from '../src/settings';

const file = join(process.cwd(), 'src/settings.ts');

/** The settings this build is made with. (Taro compiles imports of this folder only, hence the detour.) */
export const settings = requireWithEsbuild(file) as typeof Settings;

/**
 * Every variable that src/settings.ts reads, as constants for both targets. A name that is not given becomes
 * the empty text (the default there), so that no `process.env` is left in a package that has no `process`.
 */
export function settingConstants(given: NodeJS.ProcessEnv): Record<string, string> {
  const read = readFileSync(file, 'utf8').matchAll(/process\.env\.(TARO_APP_\w+)/g);
  const names = new Set(Array.from(read, ([, name = '']) => name));
  return Object.fromEntries([...names].map((name) => [name, JSON.stringify(given[name] ?? '')]));
}
