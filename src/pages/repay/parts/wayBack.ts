import { readQuery } from '@/domain/address/query';
import { safeTarget } from '@/domain/address/safeTarget';
import { replace, returnTo, routeAt, routes, toTab, webHosts, type RouteKey } from '@/navigation';

/** Pages of the repayment flow: a way out of the flow must not lead to them. */
const OWN: ReadonlySet<RouteKey> = new Set(['repayEntry', 'partRepay', 'repayConfirm', 'repayResult']);

const TABS = ['home', 'activity', 'user'] as const;

/**
 * Leaves the repayment for the page that its caller named: a page of this app, or a web page of a known host. Any other target is only
 * logged (spec §5), and the person gets the overview of the debt.
 */
export async function leave(backUrl: string | undefined): Promise<void> {
  const target = safeTarget(backUrl ?? '', {
    hosts: webHosts(),
    pages: (path) => routeAt(path) !== undefined,
  });
  if (target.kind === 'web') return replace('webview', { url: target.url });
  if (target.kind === 'refused') {
    if (backUrl !== undefined) console.warn(`backUrl refused: ${target.why}`);
    return returnTo('repay');
  }
  const key = routeAt(target.path);
  const tab = TABS.find((name) => routes[name].path === target.path);
  if (tab !== undefined) return toTab(tab);
  if (key === undefined || OWN.has(key)) return returnTo('repay');
  return returnTo(key, readQuery(target.query));
}
