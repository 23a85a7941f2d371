import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Whether the caller runs in a database transaction. */
export const insideTransaction = (): boolean => inside.getStore() === true;

/** Runs the work of a transaction, so that all it calls can be told that it runs in one. */
export const runInside = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work);
