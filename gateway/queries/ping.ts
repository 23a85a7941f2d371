import { first, type Sql } from '../database';

/** Without them no one gets in and no money moves. */
const NEEDED = [
  'access_tokens',
  'answered_requests',
  'customers',
  'entries',
  'loans',
  'nonces',
  'orders',
  'postings',
  'repayments',
  'sessions',
].join(', ');

/** Shorter than a question about readiness may take. */
const LOCK_MS = 1_000;

interface Surroundings {
  /** A standby, or a database that is set so. */
  readonly read_only: boolean;
  /** Commits of this gateway's role wait for a synchronous standby, and have for two seconds. */
  readonly standby_gone: boolean;
}

export async function lookAround(sql: Sql): Promise<Surroundings> {
  const row = await first<Surroundings>(
    sql,
    `select current_setting('transaction_read_only') = 'on' as read_only,
       exists (
         select from pg_stat_activity
         where wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '2 seconds'
       ) as standby_gone`,
  );
  return row ?? { read_only: false, standby_gone: false };
}

/** Resolves when rows of the tables that everybody needs may be written; fails after a second if somebody has locked one. */
export async function tablesAreOpen(sql: Sql): Promise<void> {
  await sql.query(`select set_config('lock_timeout', $1, true)`, [String(LOCK_MS)]);
  await sql.query(`lock table ${NEEDED} in row exclusive mode`);
}

/** Takes room on the disk, and gives it back at the end of the transaction, whose commit goes to the log and to a standby. */
export async function writeSomething(sql: Sql): Promise<void> {
  await sql.query('create temp table readiness on commit drop as select 1 as one');
}
