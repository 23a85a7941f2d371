import type { Sql } from '../database';

/** Rows of one statement: a call does not wait long for a sweep. */
const BATCH = 2000;

/**
 * Deletes these rows bit by bit, each bit by itself. Rows that another gateway process is just sweeping are passed over.
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
