import { baseAddressIn, environmentAt } from '@/domain/channel/environment';
import { page } from '@/platform/page';
import { BASE_URL, ENV, ENV_HOSTS, ENV_WEBVIEW_HOSTS, WEBVIEW_HOSTS } from '@/settings';

/**
 * Hosts whose pages the webview page may show, in the form of safeTarget: the build's list, the hosts of the current environment
 * (spec §9), and the gateway if it has a separate address (it serves the mini-program's face check).
 */
export function webHosts(): readonly string[] {
  const env = environmentAt(page.entry().host, ENV);
  const own = ENV_WEBVIEW_HOSTS.get(env) ?? [];
  const base = baseAddressIn(env, ENV_HOSTS, BASE_URL);
  const [, scheme = '', host = ''] = /^(https?):\/\/([^/]+)/.exec(base) ?? [];
  const gateway = scheme === 'https' ? host : `http://${host}`;
  return [...WEBVIEW_HOSTS, ...own, ...(host === '' ? [] : [gateway])];
}
