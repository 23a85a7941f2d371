import type { Effect } from '../../weapp';
import type { Driver } from './definitions';

/** The app of one journey, in a window of its own. */
export interface Opened {
  readonly driver: Driver;
  /** What the mini-program has done to the phone around it; a browser tells of nothing. */
  effects(): Promise<readonly Effect[]>;
  /** What went wrong behind the pages and was not provoked. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
