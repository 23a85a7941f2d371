import type { Sql } from '../database';

/** Rows per statement; small, so that calls do not wait long for a sweep. */
const BATCH = 2000;

/**
 * Deletes these rows in batches, each in a separate statement. Skips rows that another gateway process is sweeping.
 */
export async function deleteWhere(
  sql: Sql,
  { table, where, params }: { table: string; where: string; params: readonly unknown[] },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await sql.query(
      `delete from ${table} where ctid in
       (select ctid from ${table} where ${where} limit ${BATCH} for update skip locked) returning 1 as gone`,
      params,
    );
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
