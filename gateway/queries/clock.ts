import { first, type Sql } from '../database';

/** The product's clock: the machine's plus the stored offset. */
export async function readClock(sql: Sql): Promise<Date> {
  const row = await first<{ offset_ms: number }>(sql, 'select offset_ms from clock');
  return new Date(Date.now() + (row?.offset_ms ?? 0));
}

export async function advanceClock(sql: Sql, ms: number): Promise<void> {
  await sql.query('update clock set offset_ms = offset_ms + $1', [ms]);
}
