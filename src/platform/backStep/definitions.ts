/** What lies over a page (sheet, question, picture) is closed by the host's Back, which leaves the page otherwise. */
export interface BackStepPort {
  /** Listens to Back. Call once, before the router does. */
  watch(): void;
  /** Until the answer is called, Back calls `close` and the page stays; of several, the latest first. */
  hold(close: () => void): () => void;
  /** Before a move to another page: Back belongs to the pages again. Always settles. */
  free(): Promise<void>;
}
