/** By what address the app was opened; raw texts, '' where a target has no such thing. */
export interface PageEntry {
  /** Query before the '#'; of a mini-program all that it was entered with. */
  readonly before: string;
  /** From the '#' on. */
  readonly hash: string;
  /** Without a port. */
  readonly host: string;
  readonly path: string;
}

/** Hears of an address that somebody has written by hand, or a container for them. */
export interface AddressListener {
  /** The router has not read it yet: another hash may still be written in its place. */
  before(): void;
  /** The router has been told. */
  after(): void;
}

/** The running page itself: where it stands, and starting it anew. */
export interface PagePort {
  readonly target: 'h5' | 'weapp';
  /** Pages that the host keeps one above the other. */
  readonly stackLimit: number;
  /** Names the page on view where the host shows a name (a browser's tab). */
  name(title: string): void;
  /** Starts anew at the very same address. */
  reload(): void;
  /** Starts anew at the first page. */
  restart(): void;
  /** Scheme, host and port of our own pages; '' where there are none. */
  origin(): string;
  /** How the app was entered, as far as it is known now. */
  entry(): PageEntry;
  /** Tells of every change of the address that was not made by a page of ours. A mini-program has none: it is shown again. */
  onAddress(listener: AddressListener): void;
  /** Writes another hash into the address, before the router reads it. */
  writeHash(hash: string): void;
  /** Writes another query before the '#', without its question mark; nothing is loaded anew. */
  writeQuery(query: string): void;
  /** Goes to another path of the same host; query and hash stay. */
  moveTo(path: string): void;
  /** The page on view has been drawn to nothing: what a person sees is white. */
  isBlank(): boolean;
}
