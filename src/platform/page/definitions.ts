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
