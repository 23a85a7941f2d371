import type { PagePort } from './definitions';
import { isBlank } from './taroBlank';

export type { AddressListener, PageEntry, PagePort } from './definitions';

export const page: PagePort = {
  target: 'h5',
  // A browser keeps no pages of ours: what is left behind is an address in its history.
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
  // The router writes its own moves into the history, which fires neither. It hears of others by the first of the two, after us.
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
