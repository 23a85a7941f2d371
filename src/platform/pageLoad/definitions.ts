/** What is heard of the loading of pages' own code. */
export interface PageLoadListener {
  /** The code of a page is being fetched. */
  started(): void;
  /** A page stands, or there is none at that address. */
  ended(): void;
}

/** Loading of pages that come as files of their own (spec §2: lazily, with a loading view). */
export interface PageLoadPort {
  watch(listener: PageLoadListener): void;
  /** Whether the page that was asked for last is still to come. */
  isWaiting(): boolean;
  /** Once the page that was asked for last stands; at the latest after some seconds. Never rejects. */
  arrived(): Promise<void>;
  /** Asks once more for the page that was asked for last, whose code has failed: it takes the place of the page on view. */
  again(): void;
  showView(text: string): void;
  hideView(): void;
}
