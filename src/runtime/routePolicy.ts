import { routeCalls } from '@/contract/route';
import type { Request, Response } from '@/contract';
import { civilDateAt } from '@/domain/dates/civil';
import { persisted } from '@/storage/persisted';
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
  /** Version, product and channel that the list was requested for. */
  readonly askedFor: string;
  /** Milliseconds since 1970. */
  readonly end: number;
}

let map: RouterMap | undefined;
let asking: Promise<RoutePolicies> | undefined;

/** The server's route policy for the page of this name (spec §2 Navigation targets). Never rejects. */
export async function routePolicyOf(name: string): Promise<RoutePolicy | undefined> {
  const now = Date.now();
  const askedFor = Object.values(question()).join(' ');
  if (map === undefined || now >= map.end || map.askedFor !== askedFor) {
    const list = await today(now, askedFor);
    // If the list could not be loaded, the next caller requests it again.
    if (list === undefined) return undefined;
    map = { byName: new Map(list.map((row) => [row.routePage, row])), askedFor, end: now + MAP_LIFE_MS };
  }
  return map.byName.get(name);
}

/** Clears the memory, as a restart of the app does. */
export function forgetRoutePolicies(): void {
  map = undefined;
  asking = undefined;
}

async function today(now: number, askedFor: string): Promise<RoutePolicies | undefined> {
  const date = civilDateAt(now);
  const kept = persisted.get('routeListDate') === date && persisted.get('routeListFor') === askedFor;
  if (kept) return persisted.get('routeList') as RoutePolicies;
  // Callers at the same time share one request.
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
      // The person has tapped and waits for a page to open.
      return await call(routeCalls.routePolicyList, question(), { loading: true });
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}
