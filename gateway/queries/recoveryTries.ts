import { first, type Sql } from '../database';

interface RecoveryTriesRow {
  readonly wrong: number;
  readonly since: Date;
}

/** Locks these subjects until the transaction ends, so that tries at once are counted one by one. Sorted, to avoid deadlocks. */
export async function holdSubjects(sql: Sql, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].sort()) {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`recovery:${subject}`]);
  }
}

export function triesOf(sql: Sql, subject: string): Promise<RecoveryTriesRow | undefined> {
  return first<RecoveryTriesRow>(sql, 'select wrong, since from recovery_tries where subject = $1', [
    subject,
  ]);
}

export async function putTries(sql: Sql, subject: string, wrong: number, since: Date): Promise<void> {
  await sql.query(
    `insert into recovery_tries (subject, wrong, since) values ($1, $2, $3)
     on conflict (subject) do update set wrong = $2, since = $3`,
    [subject, wrong, since],
  );
}

export async function dropTries(sql: Sql, subject: string): Promise<void> {
  await sql.query('delete from recovery_tries where subject = $1', [subject]);
}
