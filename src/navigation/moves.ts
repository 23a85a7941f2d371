import Taro from '@tarojs/taro';
import { backStep } from '@/platform/backStep';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { addressOf, currentRoute, placeAt, stackedPlace } from './address';
import type { RouteParams } from './params';
import { NOT_OPENED, ports, SINGLE_PAGE } from './ports';
import { isEntry, routeOf, routes, type RouteKey, type TabKey } from './routes';

type Way = 'navigateTo' | 'redirectTo' | 'reLaunch';

/**
 * Places in the host's page stack that are kept for pages which lead back to the page that asked for them: an identity check, its face check and
 * the web page of that. If such a page replaced the asking one, the check would pass and nothing would happen.
 */
const KEPT_FREE = 3;

/** The page that is being opened. Its code may take seconds to come: a control ignores a second tap only for one (components/pressable). */
let opening = '';

/** Opens a page above the current one. For a tab, switches to it; without a session a member's page leads to login first. */
export const go = (key: RouteKey, params?: RouteParams): Promise<void> => open('navigateTo', key, params);

/** Replaces the current page by another: Back does not return to it. */
export const replace = (key: RouteKey, params?: RouteParams): Promise<void> =>
  open('redirectTo', key, params);

/** Opens a page as the only one. */
export const relaunch = (key: RouteKey, params?: RouteParams): Promise<void> => open('reLaunch', key, params);

/** Spec §2 Tabs: a page that is not a tab falls back to home. No page stays below, so Back from a tab never opens a finished flow. */
export function toTab(key: TabKey): Promise<void> {
  const { path } = routeOf(key).tab ? routes[key] : routes.home;
  return settle(() => backStep.fromFirstStep(() => Taro.switchTab({ url: path })));
}

/** Goes one page back. If there is none (cold link, reload, relaunch), goes to `fallback`, by default home. */
export function back(fallback: RouteKey = 'home', params?: RouteParams): Promise<void> {
  if (Taro.getCurrentPages().length > 1) return goBack(1);
  return replace(fallback, params);
}

const goBack = (delta: number): Promise<void> => settle(() => Taro.navigateBack({ delta }));

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
    await alone(routes.home.path);
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

function leadsBack(address: string): boolean {
  const place = placeAt(address);
  return place !== undefined && routeOf(place.key).leadsBack === true;
}

function enter(way: Way, address: string): Promise<void> {
  if (way === 'redirectTo') return settle(() => Taro.redirectTo({ url: address }));
  if (way === 'reLaunch') return alone(address);
  return push(address);
}

async function push(address: string): Promise<void> {
  if (opening === address) return;
  opening = address;
  const free = page.stackLimit - Taro.getCurrentPages().length;
  const full = free <= (leadsBack(address) ? 0 : KEPT_FREE);
  await settle(() => Taro[full ? 'redirectTo' : 'navigateTo']({ url: address }));
  if (opening === address) opening = '';
}

/** Opens the only page of the host's stack. In a browser home stays below any other page, so Back leaves the app from home alone. */
const alone = (url: string): Promise<void> =>
  settle(() => backStep.fromFirstStep(() => Taro.reLaunch({ url }), url));

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
    ports.tell(page.single() ? SINGLE_PAGE : NOT_OPENED);
  }
}
