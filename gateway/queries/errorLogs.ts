import type { Sql } from '../database';

/** Keeps an error that a client reported; the contract's record holds no personal data. */
export async function addErrorLog(
  sql: Sql,
  at: Date,
  record: Readonly<Record<string, string>>,
): Promise<void> {
  await sql.query('insert into error_logs (at, record) values ($1, $2)', [at, JSON.stringify(record)]);
}
