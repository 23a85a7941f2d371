import type { Place } from './address';
import type { RouteParams } from './params';
import type { RouteKey } from './routes';

/** Flows that content may ask for by an event's name (spec §2 Navigation targets). */
export type Flow = 'toCredit' | 'toLoan';

/** Opens a flow by this move. True: a page was opened; false: the person stays and has been told why. */
export type FlowEntry = (move: (key: RouteKey, params?: RouteParams) => Promise<void>) => Promise<boolean>;

/** Functions that navigation needs from the app; the composition root sets them once. */
export interface NavigationPorts {
  loggedIn(): boolean;
  /** Address to return to after login ('' for none); survives a reload of the login page. */
  nextPage(): string;
  setNextPage(address: string): void;
  /** Our address of a partner's login; undefined: use our own login. Each answer may be used once. */
  loginElsewhere(): string | undefined;
  /** Tells the person that a page did not open. */
  tell(text: string): void;
  /** The row of this name in the route-policy table (spec §2 Navigation targets); never rejects. */
  policyOf(name: string): Promise<RoutePolicy | undefined>;
  /** Reports to the error log a target that none of our pages can open. */
  reportTarget(target: string): void;
  /** A page that passed the guard is shown; `again`: the person has come back to it. */
  pageShown(place: Place, again: boolean): void;
  readonly flows: Readonly<Record<Flow, FlowEntry>>;
}

export interface RoutePolicy {
  readonly jumpUrl: string;
  readonly needLogin: '0' | '1';
}

let nextPage = '';

/** Until the app gives its own, no one is logged in and the return address lives in memory. */
const unconfigured: NavigationPorts = {
  loggedIn: () => false,
  nextPage: () => nextPage,
  setNextPage: (address) => {
    nextPage = address;
  },
  loginElsewhere: () => undefined,
  tell: () => undefined,
  policyOf: () => Promise.resolve(undefined),
  reportTarget: () => undefined,
  pageShown: () => undefined,
  flows: {
    toCredit: (move) => move('creditFront').then(() => true),
    toLoan: (move) => move('loan').then(() => true),
  },
};

/** A page or its code did not load. */
export const NOT_OPENED = '页面没有打开，请检查网络后再试';
/** In the single page of 朋友圈: WeChat's own button is below it. */
export const SINGLE_PAGE = '请点下方的“前往小程序”继续';

export const ports: NavigationPorts = { ...unconfigured };

export function configureNavigation(given: Partial<NavigationPorts>): void {
  Object.assign(ports, given);
}
