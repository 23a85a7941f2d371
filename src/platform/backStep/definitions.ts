/** The host's Back closes a cover over the page (sheet, question, picture). Without a cover it leaves the page. */
export interface BackStepPort {
  /** Listens to Back. Call once, before the router does. */
  watch(): void;
  /** What identifies the page on the screen, also among pages of the same address. A page's frame asks at its first render. */
  page(): unknown;
  /**
   * Until the returned function is called, Back on `page` (by default the page on the screen) calls `close`, and the page stays. If there are
   * several, the latest comes first.
   */
  hold(close: () => void, page?: unknown): () => void;
  /** Runs a move to another page. Until it ends, well or not, Back belongs to the pages; then to the covers of the page on the screen again. */
  moving<T>(move: () => Promise<T>): Promise<T>;
  /** Call it when a page is shown, also by Back: it may still have covers. */
  shown(): void;
  /** For hosts that tell a page of Back only by an element in it. Undefined: the host needs none, or has none. */
  readonly catcher?: BackCatcherPort | undefined;
}

/** WeChat's `page-container`: while it is shown, Back closes it instead of the page. So does `navigateBack`. */
export interface BackCatcherPort {
  /** Call it when the frame of `page` is mounted: `show` is called with whether the frame has to show its element. */
  follow(page: unknown, show: (shown: boolean) => void): BackCatcherFrame;
}

export interface BackCatcherFrame {
  /** The frame's element has gone: as it was told, or by Back. */
  gone(): void;
  /** The frame itself goes. */
  leave(): void;
}
