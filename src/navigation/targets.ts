import { readQuery } from '@/domain/address/query';
import { safeTarget } from '@/domain/address/safeTarget';
import { go, openPage, replace, type Demand } from './moves';
import type { RouteParams } from './params';
import { ports, type Flow } from './ports';
import { routeAt, routes, type RouteKey } from './routes';
import { webHosts } from './webHosts';

/** `stayed`: the flow is not open to this person now, or the check failed; the person has been told. */
export type Opened = 'opened' | 'stayed' | 'refused';

/**
 * Two kinds of target whose scheme the spec leaves out (§2 Navigation targets: "{address} is unsupported in the browser", "{address}
 * emits a named event"): a page of the host app around ours, and an event.
 */
const HOST_APP = 'native://';
const EVENT = 'event://';

/** Spec §2: the named entries Credit and Loan are events. */
const ENTRIES: Readonly<Record<string, Flow>> = { Credit: 'toCredit', Loan: 'toLoan' };

/** First page of each flow, for a person who is not logged in yet. */
const FIRST_PAGES: Readonly<Record<Flow, RouteKey>> = { toCredit: 'creditFront', toLoan: 'loan' };

interface Destination {
  readonly key: RouteKey;
  readonly params?: RouteParams;
}

/**
 * Opens the target of a banner, a notice or a service entry (spec §2 Navigation targets): one of our pages by its path, a web address of
 * a known host in the webview page, an event, a named entry, otherwise a page by its name in the route-policy table. Everything else is
 * refused, and the person is told. `instead`: in place of the current page.
 */
export async function openTarget(target: string, demand: Pick<Demand, 'instead'> = {}): Promise<Opened> {
  const entry = own(ENTRIES, target);
  if (entry) return enter(entry, demand);
  if (target.startsWith(EVENT)) {
    const flow = target.slice(EVENT.length);
    return isFlow(flow) ? enter(flow, demand) : refuse();
  }
  if (target.startsWith(HOST_APP)) {
    ports.reportTarget(target);
    return refuse();
  }
  const direct = destinationOf(target);
  if (direct) return openAt(direct, demand);
  return isName(target) ? openByName(target, demand) : refuse();
}

async function openByName(name: string, demand: Demand): Promise<Opened> {
  const policy = await ports.policyOf(name);
  const listed = policy && destinationOf(policy.jumpUrl);
  if (listed) return openAt(listed, { ...demand, needLogin: policy.needLogin === '1' });
  // If the row's target is invalid, a page of that name still opens.
  const key = keyByName(name);
  return key ? openAt({ key }, demand) : refuse();
}

/** One of our pages by its path, or the webview page for a web address of a known host. */
function destinationOf(target: string): Destination | undefined {
  const safe = safeTarget(target, { hosts: webHosts(), pages: (path) => routeAt(path) !== undefined });
  if (safe.kind === 'web') return { key: 'webview', params: { url: safe.url } };
  const key = safe.kind === 'page' ? routeAt(safe.path) : undefined;
  return key && safe.kind === 'page' ? { key, params: readQuery(safe.query) } : undefined;
}

async function openAt({ key, params }: Destination, demand: Demand): Promise<Opened> {
  await openPage(key, params, demand);
  return 'opened';
}

const isFlow = (name: string): name is Flow => own(FIRST_PAGES, name) !== undefined;

/** Opens a flow; through login if no one is logged in. */
async function enter(flow: Flow, demand: Demand): Promise<Opened> {
  if (!ports.loggedIn()) return openAt({ key: FIRST_PAGES[flow] }, demand);
  return (await ports.flows[flow](demand.instead === true ? replace : go)) ? 'opened' : 'stayed';
}

function refuse(): Opened {
  ports.tell('这个链接暂时打不开');
  return 'refused';
}

const isName = (target: string): boolean => /^\w{1,64}$/.test(target) && target !== 'index';

/** A page's name is its key, or the last part of its path if that is unique among the pages of this build. */
function keyByName(name: string): RouteKey | undefined {
  const built = (Object.keys(routes) as RouteKey[]).filter((key) => routeAt(routes[key].path) === key);
  const found = built.filter((key) => routes[key].path.endsWith(`/${name}`));
  return built.find((key) => key === name) ?? (found.length === 1 ? found[0] : undefined);
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
}
