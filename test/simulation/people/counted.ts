import type { Database } from '../../../gateway/database';

export interface Counted extends Database {
  /** Queries and transactions that have not ended. */
  readonly running: () => number;
  /** Grows with each query and transaction: while it stays, nothing is written. */
  readonly ran: () => number;
}

export function counted(db: Database): Counted {
  let running = 0;
  let ran = 0;
  const count = async <T>(work: Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work;
    } finally {
      running -= 1;
      ran += 1;
    }
  };
  return {
    ...db,
    running: () => running,
    ran: () => ran,
    query: (text, params) => count(db.query(text, params)),
    script: (text) => count(db.script(text)),
    tx: (work, options) => count(db.tx(work, options)),
  };
}
