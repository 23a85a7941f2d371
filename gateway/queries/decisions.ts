import { first, type Sql } from '../database';
import { defaultDecisions, type Decisions } from '../providers/decisions';

export async function decisionsOf(sql: Sql, phone: string): Promise<Decisions> {
  const row = await first<{ body: Partial<Decisions> }>(sql, 'select body from decisions where phone = $1', [
    phone,
  ]);
  return { ...defaultDecisions, ...row?.body };
}

/** Sets some of a phone's decisions; the others stay. */
export async function setDecisions(sql: Sql, phone: string, body: Partial<Decisions>): Promise<void> {
  await sql.query(
    `insert into decisions (phone, body) values ($1, $2::jsonb)
     on conflict (phone) do update set body = decisions.body || excluded.body`,
    [phone, JSON.stringify(body)],
  );
}
