import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { addressOf, currentRoute, placeAt, stackedPlace } from './address';
import type { RouteParams } from './params';
import { NOT_OPENED, ports } from './ports';
import { isEntry, routeOf, routes, type RouteKey, type TabKey } from './routes';

type Way = 'navigateTo' | 'redirectTo' | 'reLaunch';

/** Spec §9 default debounce: a second tap on the same entry opens no second page. */
const SAME_MOVE_MS = 1000;
/** One place in the host's page stack stays free, so that a move by the host itself never fails. */
const KEPT_FREE = 1;

const NO_MOVE = { address: '', at: 0 };
let lastMove = NO_MOVE;

/** The person has come back to a page: the next tap does not count as a second tap on the same entry. */
export const nextTapCounts = (): void => {
  lastMove = NO_MOVE;
};

/** Opens a page above the current one. For a tab, switches to it; without a session a member's page leads to login first. */
export const go = (key: RouteKey, params?: RouteParams): Promise<void> => open('navigateTo', key, params);

/** Replaces the current page by another: Back does not return to it. */
export const replace = (key: RouteKey, params?: RouteParams): Promise<void> =>
  open('redirectTo', key, params);

/** Opens a page as the only one. */
export const relaunch = (key: RouteKey, params?: RouteParams): Promise<void> => open('reLaunch', key, params);

/** Spec §2 Tabs: a page that is not a tab falls back to home. */
export function toTab(key: TabKey): Promise<void> {
  const { path } = routeOf(key).tab ? routes[key] : routes.home;
  return settle(() => Taro.switchTab({ url: path }));
}

/** Goes one page back. If there is none (cold link, reload, relaunch), goes to `fallback`, by default home. */
export function back(fallback: RouteKey = 'home', params?: RouteParams): Promise<void> {
  if (Taro.getCurrentPages().length > 1) return goBack(1);
  lastMove = NO_MOVE;
  return replace(fallback, params);
}

function goBack(delta: number): Promise<void> {
  lastMove = NO_MOVE;
  return settle(() => Taro.navigateBack({ delta }));
}

/** The end of the session is opening login right now. */
let ending = false;

/**
 * The page at `address` needs a session: opens the partner's login if there is one, otherwise ours. The login returns to `address`. If the session
 * ends before a tap is answered, our login is open already: it does not open twice, and keeps the return address of that end.
 */
export function toLogin(way: Way, address: string): Promise<void> {
  if (way === 'navigateTo' && (ending || currentRoute()?.key === 'login')) return Promise.resolve();
  ports.setNextPage(address);
  return enter(way, ports.loginElsewhere() ?? addressOf('login'));
}

/** Opens our login, which returns to the current page. If that is a login page itself, the stored return address stays. */
function toOurLogin(way: Way, params?: RouteParams): Promise<void> {
  const here = currentRoute();
  if (!isEntry(here?.key)) ports.setNextPage(here?.address ?? '');
  return enter(way, addressOf('login', params));
}

/**
 * The session has ended (spec §4 Token expiry, §8): reloads home as the only page below, and opens login above it, which returns to
 * the current page. `params`: what our login says about it.
 */
export async function toLoginAnew(params: RouteParams): Promise<void> {
  const here = currentRoute();
  if (isEntry(here?.key)) return;
  ports.setNextPage(here?.address ?? '');
  ending = true;
  try {
    await settle(() => Taro.reLaunch({ url: routes.home.path }));
    lastMove = NO_MOVE;
    await enter('navigateTo', ports.loginElsewhere() ?? addressOf('login', params));
  } finally {
    ending = false;
  }
}

/** Runs the "shown again" steps of the current page, because another person is logged in now. */
export function showAgain(): void {
  (Taro.getCurrentInstance().page as { onShow?: () => void } | null)?.onShow?.();
}

/** After login: goes to the exact address that asked for it (path and query), otherwise home. `move`: `relaunch` if no page may stay. */
export function returnAfterLogin(move: typeof replace = replace): Promise<void> {
  const next = placeAt(ports.nextPage());
  ports.setNextPage('');
  if (move === relaunch)
    return next && !isEntry(next.key) ? relaunch(next.key, next.params) : relaunch('home');
  if (!next || isEntry(next.key)) return toTab('home');
  // The page that asked for login is still below: opening it would make a second copy.
  let entries = 0;
  while (isEntry(stackedPlace(entries)?.key)) entries += 1;
  if (entries > 0 && stackedPlace(entries)?.address === next.address) return goBack(entries);
  return replace(next.key, next.params);
}

/** Clears the return address, because the login leads somewhere else. */
export const forgetReturn = (): void => ports.setNextPage('');

/** An unknown page leads home (spec §2), unless home itself was not found. */
export function pageNotFound(path: string): Promise<void> {
  return placeAt(path)?.key === 'home' ? Promise.resolve() : relaunch('home');
}

/** Demands in addition to the page's own rule. */
export interface Demand {
  /** The route policy requires a session, even if the page does not. */
  readonly needLogin?: boolean;
  /** Replaces a page that only forwards: Back does not return to it. */
  readonly instead?: boolean;
}

/** Like `go`, for a target named by content or the app. */
export const openPage = (key: RouteKey, params: RouteParams | undefined, demand: Demand): Promise<void> =>
  open(demand.instead === true ? 'redirectTo' : 'navigateTo', key, params, demand);

function open(way: Way, key: RouteKey, params?: RouteParams, demand: Demand = {}): Promise<void> {
  const route = routeOf(key);
  const address = addressOf(key, params);
  if ((route.login || demand.needLogin === true) && !ports.loggedIn()) return toLogin(way, address);
  if (key === 'login') return toOurLogin(way, params);
  if (route.tab && way !== 'reLaunch') return toTab(key as TabKey);
  return enter(way, address);
}

function enter(way: Way, address: string): Promise<void> {
  if (way !== 'navigateTo') return settle(() => Taro[way]({ url: address }));
  const now = Date.now();
  const passed = now - lastMove.at;
  // If the clock was set back, the entry must still work.
  if (lastMove.address === address && passed >= 0 && passed < SAME_MOVE_MS) return Promise.resolve();
  lastMove = { address, at: now };
  const full = Taro.getCurrentPages().length >= page.stackLimit - KEPT_FREE;
  return settle(() => Taro[full ? 'redirectTo' : 'navigateTo']({ url: address }));
}

/** If a page does not load, the person stays on the current page and is told. */
async function settle(move: () => Promise<unknown>): Promise<void> {
  try {
    await backStep.moving(async () => {
      // Taro's browser router drops a running move when the next one begins, and may then show no page at all.
      await pageLoad.arrived();
      await move();
      await pageLoad.arrived();
    });
  } catch {
    lastMove = NO_MOVE;
    ports.tell(NOT_OPENED);
  }
}
