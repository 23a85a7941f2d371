import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../architecture/files';

const TYPES = join(root, 'node_modules/@tarojs/taro/types/api');

/** Functions of which Taro's types have the name, and no link. */
const WITHOUT_LINK = ['getRealtimeLogManager'];

/** Every function of the real `wx`, as Taro's types list them beside the link to their documentation. */
export function apiNames(): readonly string[] {
  const texts = readdirSync(TYPES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => readFileSync(join(TYPES, name), 'utf8'));
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/\/wx\.(\w+)\.html/g), ([, name = '']) => name),
  );
  return [...new Set([...names, ...WITHOUT_LINK])].sort();
}
