import type { Sql } from '../database';

/** Any constant: processes that start together make their queues one after the other. */
const LOCK = 715518;

export async function lockQueues(sql: Sql): Promise<void> {
  await sql.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** Says that these jobs of one queue are still worked on: their time begins again. */
export async function holdJobs(sql: Sql, name: string, ids: readonly string[]): Promise<void> {
  await sql.query(
    `update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'`,
    [name, ids],
  );
}

export interface JobCount {
  readonly name: string;
  readonly state: 'created' | 'retry' | 'active' | 'failed';
  readonly n: number;
}

/** Jobs that wait, wait for another try, run, or have failed for good within the last days. */
export function countJobs(sql: Sql): Promise<JobCount[]> {
  return sql.query<JobCount>(
    `select name, state::text as state, count(*) as n from pgboss.job
     where state not in ('completed', 'cancelled') group by name, state order by name, state`,
  );
}

export interface FailedJob {
  readonly name: string;
  /** By the machine's clock. */
  readonly at: Date;
  readonly why: string;
}

/** What has failed for good, the newest first. */
export function failedJobs(sql: Sql, most: number): Promise<FailedJob[]> {
  return sql.query<FailedJob>(
    `select name, completed_on as at, coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as why
     from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
    [most],
  );
}
