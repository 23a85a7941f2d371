import { first, type Sql } from '../database';

/** Counts one try for each of these subjects. */
export async function addForeignTries(sql: Sql, subjects: readonly string[], at: Date): Promise<void> {
  await sql.query(
    'insert into foreign_tries (subject, at) select subject, $2 from unnest($1::text[]) subject',
    [subjects, at],
  );
}

/** Number of tries of a subject after `since`. */
export async function countForeignTries(sql: Sql, subject: string, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from foreign_tries where subject = $1 and at > $2',
    [subject, since],
  );
  return Number(row?.n ?? 0);
}
