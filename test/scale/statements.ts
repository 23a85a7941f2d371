import type { Database } from '../../gateway/database';
import { openPostgres } from '../../gateway/database/postgres';
import { PATIENT } from '../gateway/bank/postgres';

/** What the statements of one database have cost so far, by PostgreSQL's own count. */
export interface Spent {
  /** Pages of 8 kB that they looked at, in memory or on disk: the machine's other work does not change it. */
  readonly pages: number;
  /** Planning and execution, in milliseconds. */
  readonly ms: number;
}

/** `watch` is a connection to another database, so that watching does not count. */
export async function spentIn(watch: Database, database: string): Promise<Spent> {
  const [row] = await watch.query<Spent>(
    `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages,
       coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms
     from pg_stat_statements where dbid = (select oid from pg_database where datname = $1)`,
    [database],
  );
  return row ?? { pages: 0, ms: 0 };
}

export interface Grown {
  readonly text: string;
  /** Pages per execution in the two databases. */
  readonly pages: readonly [number, number];
}

/** Statements that look at half as many pages again, or more, in the second database. */
export function grownStatements(watch: Database, names: readonly [string, string]): Promise<Grown[]> {
  return watch.query<Grown>(
    `with each as (
       select datname, query as text, sum(shared_blks_hit + shared_blks_read)::float8 / sum(calls) as pages, sum(calls) as calls
       from pg_stat_statements join pg_database on oid = dbid where datname in ($1, $2) group by 1, 2)
     select b.text, array[a.pages, b.pages] as pages from each a join each b using (text)
     where a.datname = $1 and b.datname = $2 and b.pages > a.pages * 1.5 + 1 and a.calls > 3
     order by b.pages - a.pages desc limit 10`,
    names,
  );
}

const CONNECTED = `select count(*) as n from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;

/** How often each table of a database that no one uses any more was read from end to end. A connection writes down what it has counted when it ends. */
export async function wholeReads(
  watch: Database,
  database: string,
  address: string,
): Promise<ReadonlyMap<string, number>> {
  for (;;) {
    const [row] = await watch.query<{ n: number }>(CONNECTED, [database]);
    if (row?.n === 0) break;
  }
  const db = openPostgres(address, PATIENT);
  const rows = await db.query<{ name: string; n: number }>(
    'select relname as name, seq_scan as n from pg_stat_user_tables',
  );
  await db.close();
  return new Map(rows.map(({ name, n }) => [name, n]));
}
