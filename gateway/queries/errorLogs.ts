import { insert, type Sql } from '../database';

interface ErrorLog {
  readonly at: Date;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Stores an error that a client reported; the contract's record has no personal data. */
export async function addErrorLog(sql: Sql, at: Date, record: ErrorLog['record']): Promise<void> {
  await insert(sql, 'error_logs', { at, record: JSON.stringify(record) });
}

/** Console: newest first. */
export function listErrorLogs(sql: Sql, limit: number): Promise<(ErrorLog & { readonly id: number })[]> {
  return sql.query('select id, at, record from error_logs order by id desc limit $1', [limit]);
}
