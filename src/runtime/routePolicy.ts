import type { Request, Response } from '@/contract';
import { routeCalls } from '@/contract/route';
import { civilDateAt } from '@/domain/dates/civil';
import { persisted } from '@/model/persisted';
import { call } from '@/request';
import { VERSION_CODE } from '@/settings';
import { channel } from '@/stores/channel';

export type RoutePolicies = Response<'routePolicyList'>;
export type RoutePolicy = RoutePolicies[number];

/** Spec §9: the map in memory lives 30 minutes, the stored list to the end of its calendar day. */
const MAP_LIFE_MS = 1_800_000;
/** Spec §7 Answer handling: one retry, then an empty list. */
const TRIES = 2;

interface RouterMap {
  readonly byName: ReadonlyMap<string, RoutePolicy>;
  /** For which version, product and channel it was asked for. */
  readonly askedFor: string;
  /** Milliseconds since 1970. */
  readonly end: number;
}

let map: RouterMap | undefined;
let asking: Promise<RoutePolicies> | undefined;

/** Where the server sends whoever asks for the page of this name (spec §2 Navigation targets). Never rejects. */
export async function routePolicyOf(name: string): Promise<RoutePolicy | undefined> {
  const now = Date.now();
  const askedFor = Object.values(question()).join(' ');
  if (map === undefined || now >= map.end || map.askedFor !== askedFor) {
    const list = await today(now, askedFor);
    // A list that could not be had is asked for again by the next who needs it.
    if (list === undefined) return undefined;
    map = { byName: new Map(list.map((row) => [row.routePage, row])), askedFor, end: now + MAP_LIFE_MS };
  }
  return map.byName.get(name);
}

/** As after a start of the app: what is in memory is gone. */
export function forgetRoutePolicies(): void {
  map = undefined;
  asking = undefined;
}

async function today(now: number, askedFor: string): Promise<RoutePolicies | undefined> {
  const date = civilDateAt(now);
  const kept = persisted.get('routeListDate') === date && persisted.get('routeListFor') === askedFor;
  if (kept) return persisted.get('routeList') as RoutePolicies;
  // Several that ask at once ask the server once.
  asking ??= fetchList().finally(() => (asking = undefined));
  const list = await asking.catch(() => undefined);
  if (list !== undefined) persisted.set({ routeList: list, routeListDate: date, routeListFor: askedFor });
  return list;
}

const question = (): Request<'routePolicyList'> => ({
  minVersion: VERSION_CODE,
  loanType: channel.productType,
  releaseChannel: channel.platform,
});

async function fetchList(): Promise<RoutePolicies> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Somebody has tapped and waits for a page to open.
      return await call(routeCalls.routePolicyList, question(), { loading: true });
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}
