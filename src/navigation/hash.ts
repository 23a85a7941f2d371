import { hashPath } from '@/domain/channel/entry';
import { routeAt, routes } from './routes';

/** '#/' with any query: the home page, by its address in spec §2. */
export const isRoot = (hash: string): boolean => ['', '/'].includes(hashPath(hash));

/**
 * The replacement for a hash that is not exactly one of our pages, with the same query; undefined if it is one, or the root. Taro's
 * router accepts a page in capitals or with a slash at the end, but then without its guard and its bottom bar, and
 * draws nothing for a path with a broken encoding or without its first slash. Slashes are corrected; every other unknown page becomes
 * the root (spec §2).
 */
export function tidyHash(hash: string): string | undefined {
  const path = hashPath(hash);
  const plain = `/${path.split('/').filter(Boolean).join('/')}`;
  const key = routeAt(plain);
  const tidy = key === undefined || plain === '/' ? '/' : routes[key].path;
  return path === '' || path === tidy ? undefined : `#${tidy}${hash.replace(/^#?[^?]*/, '')}`;
}
