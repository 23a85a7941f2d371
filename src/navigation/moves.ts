import Taro from '@tarojs/taro';
import { page } from '@/platform/page';
import { addressOf, currentRoute, placeAt, stackedPlace } from './address';
import type { RouteParams } from './params';
import { ports } from './ports';
import { routeOf, routes, type RouteKey, type TabKey } from './routes';

type Way = 'navigateTo' | 'redirectTo' | 'reLaunch';

/** Spec §9 default debounce: a second tap on the same entry opens no second page. */
const SAME_MOVE_MS = 1000;
/** One place of the host's stack is kept free, so that a move by the host itself never fails. */
const KEPT_FREE = 1;

let lastMove = { address: '', at: 0 };

/** Opens a page above the present one. A tab is switched to; without a session a member's page leads to login first. */
export const go = (key: RouteKey, params?: RouteParams): Promise<void> => open('navigateTo', key, params);

/** Opens a page in place of the present one: Back will not come here again. */
export const replace = (key: RouteKey, params?: RouteParams): Promise<void> =>
  open('redirectTo', key, params);

/** Opens a page as the only one. */
export const relaunch = (key: RouteKey, params?: RouteParams): Promise<void> => open('reLaunch', key, params);

/** Spec §2 Tabs: whatever is not a tab falls back to home. */
export function toTab(key: TabKey): Promise<void> {
  const { path } = routeOf(key).tab ? routes[key] : routes.home;
  return settle(Taro.switchTab({ url: path }));
}

/** One page back; where there is none (cold link, reload, relaunch) to `fallback`, home unless given. */
export function back(fallback: RouteKey = 'home', params?: RouteParams): Promise<void> {
  lastMove = { address: '', at: 0 };
  if (Taro.getCurrentPages().length > 1) return settle(Taro.navigateBack({ delta: 1 }));
  return replace(fallback, params);
}

/** Opens the login page and remembers where to return: `address`, or the page on view. */
export function toLogin(way: Way, address?: string): Promise<void> {
  const here = currentRoute();
  const next = address ?? here?.address ?? '';
  // The login page itself is nowhere to return to: what it was given stands.
  if (address !== undefined || here?.key !== 'login') ports.setNextPage(next);
  return enter(way, routes.login.path);
}

/** After login: to the very address that asked for it (path and query), else home. */
export function returnAfterLogin(): Promise<void> {
  const next = placeAt(ports.nextPage());
  ports.setNextPage('');
  if (!next || next.key === 'login') return toTab('home');
  // The page that was left for login still lies below: another copy above it would be a doubled page.
  if (stackedPlace(0)?.key === 'login' && stackedPlace(1)?.address === next.address) return back();
  return replace(next.key, Object.fromEntries(next.params));
}

/** An unknown page sends home (spec §2), unless home itself is what was not found. */
export function pageNotFound(path: string): Promise<void> {
  return placeAt(path)?.key === 'home' ? Promise.resolve() : relaunch('home');
}

function open(way: Way, key: RouteKey, params?: RouteParams): Promise<void> {
  const route = routeOf(key);
  const address = addressOf(key, params);
  if (route.login && !ports.loggedIn()) return toLogin(way, address);
  if (key === 'login') return toLogin(way);
  if (route.tab && way !== 'reLaunch') return toTab(key as TabKey);
  return enter(way, address);
}

function enter(way: Way, address: string): Promise<void> {
  if (way !== 'navigateTo') return settle(Taro[way]({ url: address }));
  const now = Date.now();
  if (lastMove.address === address && now - lastMove.at < SAME_MOVE_MS) return Promise.resolve();
  lastMove = { address, at: now };
  const full = Taro.getCurrentPages().length >= page.stackLimit - KEPT_FREE;
  return settle(Taro[full ? 'redirectTo' : 'navigateTo']({ url: address }));
}

/** A page that could not be fetched leaves the person where they are, and says so. */
async function settle(moving: Promise<unknown>): Promise<void> {
  try {
    await moving;
  } catch {
    lastMove = { address: '', at: 0 };
    ports.tell('页面没有打开，请检查网络后再试');
  }
}
