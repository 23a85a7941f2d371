/** The host's Back closes a cover over the page (sheet, question, picture). Without a cover it leaves the page. */
export interface BackStepPort {
  /** Listens to Back. Call once, before the router does. */
  watch(): void;
  /** Until the returned function is called, Back calls `close` and the page stays. If there are several, the latest comes first. */
  hold(close: () => void): () => void;
  /** Call it before a move to another page: from then on Back belongs to the pages again. Always settles. */
  free(): Promise<void>;
}
