import type { Effect, PhoneEvent } from '../../weapp';
import type { Driver } from './definitions';

/** The app of one journey, in its own window. */
export interface Opened {
  readonly driver: Driver;
  /** What the mini-program has done to the phone around it; a browser reports the files that it has downloaded. */
  effects(): Promise<readonly Effect[]>;
  /** Something happens to the phone (mini-program). */
  happens(event: PhoneEvent): Promise<void>;
  /** Failures behind the pages that were not provoked. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
