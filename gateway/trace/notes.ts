import { AsyncLocalStorage } from 'node:async_hooks';

/** What the ledger wrote for a call. */
export interface LedgerNote {
  readonly kind: string;
  readonly ref: string;
  readonly lines: readonly { readonly account: string; readonly amount: number }[];
}

const calls = new AsyncLocalStorage<LedgerNote[]>();

/** Runs the work of a call; entries that it writes are noted in `notes`. */
export const noting = <T>(notes: LedgerNote[], work: () => Promise<T>): Promise<T> => calls.run(notes, work);

/** Notes an entry for the call that runs, if it is traced. */
export const noteEntry = (entry: LedgerNote): void => void calls.getStore()?.push(entry);
