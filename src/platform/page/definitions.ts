/** The running page itself: where it stands, and starting it anew. */
export interface PagePort {
  /** Pages that the host keeps one above the other. */
  readonly stackLimit: number;
  /** Starts anew at the very same address. */
  reload(): void;
  /** Starts anew at the first page. */
  restart(): void;
  /** Scheme, host and port of our own pages; '' where there are none. */
  origin(): string;
  /** The query the app was entered with, raw (`a=1&b=2`), from before and after the '#'. */
  launchQuery(): string;
  /** The page on view has been drawn to nothing: what a person sees is white. */
  isBlank(): boolean;
}
