import { civilDateAt } from '@/domain/dates/civil';
import type { Database } from '../database';
import { readClock } from '../queries/clock';
import { deleteWhere } from '../queries/oldRows';
import { RETENTION, type RetentionRule } from './rules';

async function sweepTable(db: Database, rule: RetentionRule, productTime: Date): Promise<number> {
  const { table, column, keptMs, unless, most, clock } = rule;
  const end = (clock === 'machine' ? Date.now() : productTime.getTime()) - keptMs;
  const old = await deleteWhere(db, {
    table,
    where: unless === undefined ? `${column} < $1` : `${column} < $1 and not (${unless})`,
    params: [clock === 'day' ? civilDateAt(end) : new Date(end)],
  });
  if (most === undefined) return old;
  const beyond = await deleteWhere(db, {
    table,
    where: `id <= (select id from ${table} order by id desc offset $1 limit 1)`,
    params: [most],
  });
  return old + beyond;
}

/** Sweeps every table of the rules; returns the number of deleted rows. */
export async function sweep(db: Database, rules: readonly RetentionRule[] = RETENTION): Promise<number> {
  const now = await readClock(db);
  let deleted = 0;
  for (const rule of rules) deleted += await sweepTable(db, rule, now);
  return deleted;
}
