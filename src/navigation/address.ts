import Taro from '@tarojs/taro';
import { readQuery, writeQuery } from '@/domain/address/query';
import { sanitise, type PageParams, type RouteParams } from './params';
import { isEntry, routeAt, routes, type RouteKey } from './routes';

/** A place in the app: the page, its parameters, and both as one address ('/pages/x/y?a=1'). */
export interface Place {
  readonly key: RouteKey;
  readonly params: PageParams;
  readonly address: string;
}

/** Address of a page with its parameters, as the router takes it. */
export function addressOf(key: RouteKey, params: RouteParams = {}): string {
  const query = writeQuery(params instanceof Map ? (params as PageParams) : Object.entries(params));
  return routes[key].path + (query === '' ? '' : `?${query}`);
}

/** The page of one of our addresses; undefined for any other address. */
export function placeAt(address: string): Place | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const key = routeAt(path);
  return key && { key, ...withParams(key, readQuery(query)) };
}

/** The current page; undefined if there is none (the start, an unknown address). */
export function currentRoute(): Place | undefined {
  const router = Taro.getCurrentInstance().router;
  return router ? placeOf(router.path, router.params) : stackedPlace(0);
}

/** The page `below` the top of the stack: 0 is the top itself. */
export function stackedPlace(below: number): Place | undefined {
  const stack = Taro.getCurrentPages();
  const stacked = stack[stack.length - 1 - below] as { route?: string; $taroParams?: unknown } | undefined;
  return stacked && placeOf(stacked.route ?? '', stacked.$taroParams);
}

/** Whether there is a login page somewhere below the current page. */
export const entryBelow = (): boolean =>
  Taro.getCurrentPages().some((_, below) => below > 0 && isEntry(stackedPlace(below)?.key));

function placeOf(path: string, rawParams: unknown): Place | undefined {
  const key = routeAt(path.split('?', 1)[0] ?? '');
  return key && { key, ...withParams(key, sanitise(rawParams)) };
}

function withParams(key: RouteKey, params: PageParams): { params: PageParams; address: string } {
  return { params, address: addressOf(key, params) };
}
