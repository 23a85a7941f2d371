/** The log of the app around us, which a company reads in WeChat's console (we分析, 实时日志). A browser has none. */
export interface HostLogPort {
  /** `text` must be scrubbed: it leaves the phone. */
  error(text: string): void;
  /** Reports milliseconds under a number of the console. */
  took(id: number, milliseconds: number): void;
}

export const hostLog: HostLogPort = { error: () => undefined, took: () => undefined };
