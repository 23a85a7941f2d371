import type { Sql } from '../database';

/** Work that the gateway does by itself, again and again: by one process at a time. Rejects if a part of it has failed; the rest is done. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Longer than any run that goes on: after it, the run has failed. */
  readonly mostSeconds: number;
  readonly run: () => Promise<void>;
}

export type Key = number | string;

/**
 * Work on many things, in batches that all processes share. Our own rows say what is due, by the product's clock, and that something is done once;
 * who hands a batch over decides only who does it, and when it is tried again.
 */
export interface Batches<K extends Key = Key> {
  readonly name: string;
  readonly size: number;
  readonly mostSeconds: number;
  /** The pause before the second try; it is doubled before each further one. */
  readonly tries: { readonly most: number; readonly pauseSeconds: number };
  /** Rejects if a part of the batch is to be tried again; what is done stays done. */
  work(keys: readonly K[]): Promise<void>;
  /** There is no queue that tries again: the unfinished part of the batch is due again. */
  putBack(keys: readonly K[]): Promise<void>;
  /** The last try has failed, or its process has died; called again if it rejects. */
  giveUp(keys: readonly K[]): Promise<void>;
}

/** Marks some of what is due as handed over, and returns it, in the transaction that hands it over; undefined: nothing is left. */
export type Find<K extends Key> = (sql: Sql) => Promise<readonly K[] | undefined>;

/** Who does the batches. */
export interface Dispatcher {
  /** Hands over all that is due. */
  dispatch<K extends Key>(batches: Batches<K>, find: Find<K>): Promise<void>;
  /** Resolves when all that was handed over has been tried, at the latest after some seconds. */
  done(): Promise<void>;
}

export function inBatches<K>(keys: readonly K[], size: number): K[][] {
  const batches: K[][] = [];
  for (let at = 0; at < keys.length; at += size) batches.push(keys.slice(at, at + size));
  return batches;
}
