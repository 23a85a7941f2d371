import { runInside } from './insideTransaction';
import type { Sql } from './sql';

/** A transaction that has begun. */
export interface Begun extends Sql {
  /** Ends it, and frees its connection even if that fails. */
  end(how: 'commit' | 'rollback'): Promise<void>;
}

/**
 * Runs the work in one transaction. It begins with the first statement: work without one needs no connection and waits for none.
 */
export async function inTransaction<T>(
  begin: () => Promise<Begun>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const state: { begun?: Promise<Begun>; over?: true } = {};
  const transaction = (): Promise<Begun> => {
    if (state.over) throw new Error('the transaction is over');
    return (state.begun ??= begin());
  };
  const sql: Sql = {
    query: async (text, params) => (await transaction()).query(text, params),
    script: async (text) => (await transaction()).script(text),
  };
  try {
    const result = await runInside(() => work(sql));
    state.over = true;
    await (await state.begun)?.end('commit');
    return result;
  } catch (error) {
    // Over: the commit has failed, and with it the transaction.
    if (state.over === undefined) await rollBack(state.begun);
    state.over = true;
    throw error;
  }
}

async function rollBack(begun: Promise<Begun> | undefined): Promise<void> {
  try {
    await (await begun)?.end('rollback');
  } catch {
    // The work's own failure is the one to know. A connection that is lost has rolled back.
  }
}
