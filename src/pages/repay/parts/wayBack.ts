import { readQuery } from '@/domain/address/query';
import { safeTarget } from '@/domain/address/safeTarget';
import { replace, returnTo, routeAt, routes, toTab, webHosts, type RouteKey } from '@/navigation';

/** Pages of the repayment flow: a way out of the flow must not lead to them. */
const OWN: ReadonlySet<RouteKey> = new Set(['repayEntry', 'partRepay', 'repayConfirm', 'repayResult']);

const TABS = ['home', 'activity', 'user'] as const;

/**
 * Leaves the repayment for the page that its caller named: a page of this app, or a web page of a known host. Any other target is only
 * logged (spec §5), and the person gets the overview of the debt; home, if nothing is owed any more.
 */
export async function leave(backUrl: string | undefined, owes = true): Promise<void> {
  const overview = (): Promise<void> => (owes ? returnTo('repay') : toTab('home'));
  const target = safeTarget(backUrl ?? '', {
    hosts: webHosts(),
    pages: (path) => routeAt(path) !== undefined,
  });
  if (target.kind === 'web') return replace('webview', { url: target.url });
  if (target.kind === 'refused') {
    if (backUrl !== undefined) console.warn(`backUrl refused: ${target.why}`);
    return overview();
  }
  const key = routeAt(target.path);
  const tab = TABS.find((name) => routes[name].path === target.path);
  if (tab !== undefined) return toTab(tab);
  if (key === undefined || OWN.has(key) || (key === 'repay' && !owes)) return overview();
  return returnTo(key, readQuery(target.query));
}
