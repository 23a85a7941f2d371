import { BASE_URL, WEBVIEW_HOSTS } from '@/settings';

/**
 * Hosts whose pages the webview page may show, as safeTarget names them: the build's list, and the gateway where it has an address of its
 * own (the mini-program's face check stands there).
 */
export function webHosts(): readonly string[] {
  const [, scheme = '', host = ''] = /^(https?):\/\/([^/]+)/.exec(BASE_URL) ?? [];
  if (host === '') return WEBVIEW_HOSTS;
  return [...WEBVIEW_HOSTS, scheme === 'https' ? host : `http://${host}`];
}
