import { readQuery } from '@/domain/address/query';
import { safeTarget } from '@/domain/address/safeTarget';
import { go } from './moves';
import { ports } from './ports';
import { routeAt, routes, type RouteKey } from './routes';
import { webHosts } from './webHosts';

/** Spec §2 Navigation targets: the named entries Credit and Loan are events, so that whoever knows their rules decides. */
export type NamedEntry = 'toCredit' | 'toLoan';

const ENTRIES: Readonly<Record<string, { readonly event: NamedEntry; readonly otherwise: RouteKey }>> = {
  Credit: { event: 'toCredit', otherwise: 'creditFront' },
  Loan: { event: 'toLoan', otherwise: 'loan' },
};

let listeners: readonly { readonly entry: NamedEntry; readonly act: () => void }[] = [];

/** Takes over a named entry; the answer gives it back to whoever had it before. */
export function onNamedEntry(entry: NamedEntry, act: () => void): () => void {
  const listener = { entry, act };
  listeners = [listener, ...listeners];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/**
 * Opens what a banner, a notice or a service entry names (spec §2 Navigation targets): a page of the table by its path, a web address
 * of a known host in the webview page, else a page by its name. Everything else is refused and said so.
 */
export async function openTarget(target: string): Promise<'opened' | 'refused'> {
  const safe = safeTarget(target, { hosts: webHosts(), pages: (path) => routeAt(path) !== undefined });
  if (safe.kind === 'web') {
    await go('webview', { url: safe.url });
    return 'opened';
  }
  const key = safe.kind === 'page' ? routeAt(safe.path) : keyByName(target);
  const entry = own(ENTRIES, target);
  if (entry) {
    await enterNamed(entry);
  } else if (key) {
    await go(key, safe.kind === 'page' ? Object.fromEntries(readQuery(safe.query)) : undefined);
  } else {
    ports.tell('这个链接暂时打不开');
    return 'refused';
  }
  return 'opened';
}

async function enterNamed({ event, otherwise }: (typeof ENTRIES)[string]): Promise<void> {
  const listener = listeners.find(({ entry }) => entry === event);
  if (listener) listener.act();
  else await go(otherwise);
}

/** A page's name is its key, or the last part of its path where that says something (not 'index'). */
function keyByName(name: string): RouteKey | undefined {
  if (own(routes, name)) return name as RouteKey;
  const found = (Object.keys(routes) as RouteKey[]).filter((key) => routes[key].path.endsWith(`/${name}`));
  return name !== 'index' && found.length === 1 ? found[0] : undefined;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
}
