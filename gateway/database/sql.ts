/** One connection or transaction. Rows come back with int8 as number, date as 'YYYY-MM-DD', timestamptz as Date. */
export interface Sql {
  query<T extends object>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /** Runs a script of several statements (migrations only). */
  script(text: string): Promise<void>;
}

export interface TransactionOptions {
  /** Whose work it is: one owner's transactions use a small share of the connections at once. */
  readonly owner?: string | undefined;
  /** Takes as long as it takes: a migration. */
  readonly unlimited?: boolean;
}

export interface Database extends Sql {
  /**
   * Runs the work in one transaction (read committed); a thrown error rolls it back. Rejects with `Busy` if the database cannot do it now, and
   * with `InDoubt` if no one knows whether it is done.
   */
  tx<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
  readonly engine: 'pglite' | 'postgres';
  /** Of a pool: how many connections there are, how many are free, and how many requests wait for one. */
  readonly connections?: () => Readonly<Record<'open' | 'free' | 'waiting', number>>;
  close(): Promise<void>;
}

/** The first row, or undefined. */
export async function first<T extends object>(
  sql: Sql,
  text: string,
  params?: readonly unknown[],
): Promise<T | undefined> {
  return (await sql.query<T>(text, params))[0];
}
