import type { Database, Sql } from '../database';
import { readClock } from '../queries/clock';
import { RETENTION, type RetentionRule } from './rules';

/** Rows of one statement: a call does not wait long for a sweep. */
const BATCH = 2000;

/**
 * Deletes these rows bit by bit, each bit by itself. Rows that another gateway process is just sweeping are passed over.
 */
async function deleteWhere(
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

async function sweepTable(db: Database, rule: RetentionRule, productTime: Date): Promise<number> {
  const { table, column, keptMs, most } = rule;
  const now = rule.clock === 'machine' ? Date.now() : productTime.getTime();
  const old = await deleteWhere(db, {
    table,
    where: `${column} < $1`,
    params: [new Date(now - keptMs)],
  });
  if (most === undefined) return old;
  const beyond = await deleteWhere(db, {
    table,
    where: `id <= (select id from ${table} order by id desc offset $1 limit 1)`,
    params: [most],
  });
  return old + beyond;
}

/** Sweeps every table of the rules; answers how many rows went. */
export async function sweep(db: Database, rules: readonly RetentionRule[] = RETENTION): Promise<number> {
  const now = await readClock(db);
  let deleted = 0;
  for (const rule of rules) deleted += await sweepTable(db, rule, now);
  return deleted;
}
