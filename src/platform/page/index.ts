import { isBlank } from './taroBlank';

/** The address that opened the app; raw texts, '' if the target has no such part. */
export interface PageEntry {
  /** Query before the '#'; in a mini-program all entry parameters. */
  readonly before: string;
  /** Starts with the '#'. */
  readonly hash: string;
  /** Without a port. */
  readonly host: string;
  readonly path: string;
}

/** The person, or a container around the page, has changed the address. */
export interface AddressListener {
  /** Before the router reads the address: another hash can still replace it. */
  before(): void;
  /** The router has been told. */
  after(): void;
}

/** The running page itself: its address, and how to restart it. */
export interface PagePort {
  readonly target: 'h5' | 'weapp';
  /** Highest number of pages in the host's page stack. */
  readonly stackLimit: number;
  /** Only this page is shown, without the rest of the app (a share in 朋友圈): the host leads on by its own button 前往小程序. */
  single(): boolean;
  /** Sets the title of the current page if the host shows one (a browser's tab). */
  name(title: string): void;
  /** Restarts at the same address. */
  reload(): void;
  /** Restarts at the first page. */
  restart(): void;
  /** Scheme, host and port of the app's pages; '' if there are none. */
  origin(): string;
  /** How the app was entered, as far as it is known now. */
  entry(): PageEntry;
  /** Reports every change of the address that our pages did not make. A mini-program has no address: it is shown again. */
  onAddress(listener: AddressListener): void;
  /** Writes another hash into the address, before the router reads it. */
  writeHash(hash: string): void;
  /** Writes another query before the '#', without its question mark; does not reload. */
  writeQuery(query: string): void;
  /** Goes to another path of the same host; query and hash stay. */
  moveTo(path: string): void;
  /** The current page has rendered nothing: the person sees a white screen. */
  isBlank(): boolean;
}

export const page: PagePort = {
  target: 'h5',
  // A browser has no page stack: an earlier page is only an address in its history.
  stackLimit: Infinity,
  single: () => false,
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
