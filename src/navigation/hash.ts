import { hashPath } from '@/domain/channel/entry';
import { routeAt, routes } from './routes';

/** '#/', whatever its query: the home page, by the address that spec §2 gives it. */
export const isRoot = (hash: string): boolean => ['', '/'].includes(hashPath(hash));

/**
 * The hash to stand in place of one that is no page of ours by the letter, its query kept; undefined where it is one, or the root. Taro's
 * router takes a page in capitals or with a slash behind it for the page itself, which then has neither its guard nor its bottom bar, and
 * it draws nothing for a path with a broken encoding or without its first slash. Slashes are put right; every other unknown page is
 * the root (spec §2).
 */
export function tidyHash(hash: string): string | undefined {
  const path = hashPath(hash);
  const plain = `/${path.split('/').filter(Boolean).join('/')}`;
  const key = routeAt(plain);
  const tidy = key === undefined || plain === '/' ? '/' : routes[key].path;
  return path === '' || path === tidy ? undefined : `#${tidy}${hash.replace(/^#?[^?]*/, '')}`;
}
