import { baseAddressIn, environmentAt } from '@/domain/channel/environment';
import { page } from '@/platform/page';
import { BASE_URL, ENV, ENV_HOSTS, ENV_WEBVIEW_HOSTS, WEBVIEW_HOSTS } from '@/settings';

/**
 * Hosts whose pages the webview page may show, as safeTarget names them: the build's list, those of the environment that the app stands in
 * (spec §9), and the gateway where it has an address of its own (the mini-program's face check stands there).
 */
export function webHosts(): readonly string[] {
  const env = environmentAt(page.entry().host, ENV);
  const own = ENV_WEBVIEW_HOSTS.get(env) ?? [];
  const base = baseAddressIn(env, ENV_HOSTS, BASE_URL);
  const [, scheme = '', host = ''] = /^(https?):\/\/([^/]+)/.exec(base) ?? [];
  const gateway = scheme === 'https' ? host : `http://${host}`;
  return [...WEBVIEW_HOSTS, ...own, ...(host === '' ? [] : [gateway])];
}
