import Taro from '@tarojs/taro';
import { page } from '@/platform/page';
import { pageLoad } from '@/platform/pageLoad';
import { addressOf, currentRoute, placeAt, stackedPlace } from './address';
import type { RouteParams } from './params';
import { ports } from './ports';
import { isWayIn, routeOf, routes, type RouteKey, type TabKey } from './routes';

type Way = 'navigateTo' | 'redirectTo' | 'reLaunch';

/** Spec §9 default debounce: a second tap on the same entry opens no second page. */
const SAME_MOVE_MS = 1000;
/** One place of the host's stack is kept free, so that a move by the host itself never fails. */
const KEPT_FREE = 1;

const NO_MOVE = { address: '', at: 0 };
let lastMove = NO_MOVE;

/** The person has come back to a page: what they tap now is no second tap on what led away from it. */
export const nextTapCounts = (): void => {
  lastMove = NO_MOVE;
};

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
  return settle(() => Taro.switchTab({ url: path }));
}

/** One page back; where there is none (cold link, reload, relaunch) to `fallback`, home unless given. */
export function back(fallback: RouteKey = 'home', params?: RouteParams): Promise<void> {
  if (Taro.getCurrentPages().length > 1) return goBack(1);
  lastMove = NO_MOVE;
  return replace(fallback, params);
}

function goBack(delta: number): Promise<void> {
  lastMove = NO_MOVE;
  return settle(() => Taro.navigateBack({ delta }));
}

/** A page at `address` needs a session: to the login, the partner's where it logs people in, which returns there. */
export function toLogin(way: Way, address: string): Promise<void> {
  ports.setNextPage(address);
  return enter(way, ports.loginElsewhere() ?? addressOf('login'));
}

/** Somebody wants our login itself: it returns to the page on view. A way in is nowhere to return to: what it was given stands. */
function toOurLogin(way: Way, params?: RouteParams): Promise<void> {
  const here = currentRoute();
  if (!isWayIn(here?.key)) ports.setNextPage(here?.address ?? '');
  return enter(way, addressOf('login', params));
}

/**
 * The session has ended (spec §4 Token expiry, §8): home is loaded anew as the only page below, login stands above it and returns to
 * the page on view. `params`: what login is to say of it, where it is ours.
 */
export async function toLoginAnew(params: RouteParams): Promise<void> {
  const here = currentRoute();
  if (isWayIn(here?.key)) return;
  ports.setNextPage(here?.address ?? '');
  await settle(() => Taro.reLaunch({ url: routes.home.path }));
  lastMove = NO_MOVE;
  await enter('navigateTo', ports.loginElsewhere() ?? addressOf('login', params));
}

/** The page on view does what it does when it is shown again: who is logged in has changed under it. */
export function showAgain(): void {
  (Taro.getCurrentInstance().page as { onShow?: () => void } | null)?.onShow?.();
}

/** After login: to the very address that asked for it (path and query), else home. `move`: `relaunch` where no page may stay. */
export function returnAfterLogin(move: typeof replace = replace): Promise<void> {
  const next = placeAt(ports.nextPage());
  ports.setNextPage('');
  if (move === relaunch)
    return next && !isWayIn(next.key) ? relaunch(next.key, next.params) : relaunch('home');
  if (!next || isWayIn(next.key)) return toTab('home');
  // The page that was left for login still lies below: another copy above it would be a doubled page.
  let waysIn = 0;
  while (isWayIn(stackedPlace(waysIn)?.key)) waysIn += 1;
  if (waysIn > 0 && stackedPlace(waysIn)?.address === next.address) return goBack(waysIn);
  return replace(next.key, next.params);
}

/** What was waiting for a login waits no longer: the login leads elsewhere. */
export const forgetReturn = (): void => ports.setNextPage('');

/** An unknown page sends home (spec §2), unless home itself is what was not found. */
export function pageNotFound(path: string): Promise<void> {
  return placeAt(path)?.key === 'home' ? Promise.resolve() : relaunch('home');
}

/** What is asked beside the page's own rule. */
export interface Demand {
  /** The route policy wants a session, whatever the page says. */
  readonly needLogin?: boolean;
  /** In place of the present page, which only leads on: Back does not come here again. */
  readonly instead?: boolean;
}

/** As `go`, for a target that content or the app names. */
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
  // A clock set back must not leave the entry dead.
  if (lastMove.address === address && passed >= 0 && passed < SAME_MOVE_MS) return Promise.resolve();
  lastMove = { address, at: now };
  const full = Taro.getCurrentPages().length >= page.stackLimit - KEPT_FREE;
  return settle(() => Taro[full ? 'redirectTo' : 'navigateTo']({ url: address }));
}

/** A page that could not be fetched leaves the person where they are, and says so. */
async function settle(move: () => Promise<unknown>): Promise<void> {
  try {
    // Taro's router for browsers forgets a move that is not over when the next one begins, and may leave no page at all.
    await pageLoad.arrived();
    await move();
    await pageLoad.arrived();
  } catch {
    lastMove = NO_MOVE;
    ports.tell('页面没有打开，请检查网络后再试');
  }
}
