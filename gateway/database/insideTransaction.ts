import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Whether the caller runs in a database transaction. */
export const insideTransaction = (): boolean => inside.getStore() === true;

/** Runs the work of a transaction, marked so that `insideTransaction` is true in all it calls. */
export const runInside = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work);
