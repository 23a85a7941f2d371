import type { PagePort } from './definitions';
import { isBlank } from './taroBlank';

export type { AddressListener, PageEntry, PagePort } from './definitions';

export const page: PagePort = {
  target: 'h5',
  // A browser has no page stack: an earlier page is only an address in its history.
  stackLimit: Infinity,
  name(title) {
    document.title = title;
  },
  reload: () => window.location.reload(),
  restart() {
    window.location.hash = '#/';
    window.location.reload();
  },
  origin: () => window.location.origin,
  entry() {
    const { search, hash, hostname, pathname } = window.location;
    return { before: search.replace(/^\?/, ''), hash, host: hostname, path: pathname };
  },
  // The router's own moves change the history, which fires neither event. For other changes the router uses the first event, after us.
  onAddress({ before, after }) {
    window.addEventListener('popstate', before);
    window.addEventListener('hashchange', after);
  },
  writeHash: (hash) => window.history.replaceState(window.history.state, '', hash),
  writeQuery(query) {
    const { pathname, hash } = window.location;
    const search = query === '' ? '' : `?${query}`;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  },
  moveTo(path) {
    const { search, hash } = window.location;
    window.location.replace(path + search + hash);
  },
  isBlank,
};
