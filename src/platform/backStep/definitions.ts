/** The host's Back closes a cover over the page (sheet, question, picture). Without a cover it leaves the page. */
export interface BackStepPort {
  /** Listens to Back. Call once, before the router does. */
  watch(): void;
  /** Until the returned function is called, Back calls `close` and the page stays. If there are several, the latest comes first. */
  hold(close: () => void): () => void;
  /** Call it before a move to another page: from then on Back belongs to the pages again. Always settles. */
  free(): Promise<void>;
  /** For hosts that tell a page of Back only by an element in it. Undefined: the host needs none, or has none. */
  readonly catcher?: BackCatcherPort | undefined;
}

/** WeChat's `page-container`: while it is shown, Back closes it instead of the page. So does `navigateBack`. */
export interface BackCatcherPort {
  /** Call it when the page's frame is mounted: `show` is called with whether the page has to show its element. The returned function ends that. */
  follow(show: (shown: boolean) => void): () => void;
  /** The element has gone: as it was told, or by Back. */
  gone(): void;
}
