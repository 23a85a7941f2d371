/** A browser other than the one of the journeys, with one window. */
export interface Engine {
  /** Name and version, as the browser says it. */
  readonly version: string;
  /** Opens the address in a fresh document; does not wait for it to load. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` are the given ones. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  /** Taps at this point of the window. */
  tap(x: number, y: number): Promise<void>;
  /** Presses the keys of this text, which has ASCII characters only. */
  type(text: string): Promise<void>;
  /** Hands the file at `path` to the file input that the body returns. */
  handIn(body: string, path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  /** Errors of scripts that the browser itself has told since the last call. */
  takeErrors(): readonly string[];
  close(): Promise<void>;
}
