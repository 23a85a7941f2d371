import type { Sql } from '../database';

/** Resolves when the database answers. */
export async function ping(sql: Sql): Promise<void> {
  await sql.query('select 1');
}
