/** Events while a page's code is loading. */
export interface PageLoadListener {
  /** The code of a page is being fetched. */
  started(): void;
  /** The page is shown, or there is none at that address. */
  ended(): void;
}

/** Loading of pages that are separate files (spec §2: lazily, with a loading view). */
export interface PageLoadPort {
  watch(listener: PageLoadListener): void;
  /** Whether the last requested page is still loading. */
  isWaiting(): boolean;
  /** Resolves when the last requested page is shown, or after some seconds. Never rejects. */
  arrived(): Promise<void>;
  /** Requests the last page again after its code has failed to load: it replaces the current page. */
  again(): void;
  showView(text: string): void;
  hideView(): void;
}
