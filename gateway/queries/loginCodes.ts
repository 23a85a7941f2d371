import { first, type Sql } from '../database';

export interface LoginCodeRow {
  readonly code: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

/** One send at a time to a phone, also to one that has no code yet: two at once do not both find the minute free. */
export async function holdPhone(sql: Sql, phone: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`send:${phone}`]);
}

/** The live code of a phone, locked until the transaction ends. */
export function lockLoginCode(sql: Sql, phone: string): Promise<LoginCodeRow | undefined> {
  return first<LoginCodeRow>(sql, 'select * from login_codes where phone = $1 for update', [phone]);
}

/** A new code replaces the old one: one phone has one live code. */
export async function putLoginCode(
  sql: Sql,
  row: { phone: string; code: string; sentAt: Date; expiresAt: Date; tries: number; source: string },
): Promise<void> {
  await sql.query(
    `insert into login_codes (phone, code, sent_at, expires_at, tries_left) values ($1, $2, $3, $4, $5)
     on conflict (phone) do update set code = $2, sent_at = $3, expires_at = $4, tries_left = $5`,
    [row.phone, row.code, row.sentAt, row.expiresAt, row.tries],
  );
  await noteSend(sql, { phone: row.phone, source: row.source, at: row.sentAt });
}

/** Counts a code that was sent to a phone, for whatever purpose. */
export async function noteSend(
  sql: Sql,
  { phone, source, at }: { phone: string; source: string; at: Date },
): Promise<void> {
  await sql.query('insert into code_sends (phone, source, at) values ($1, $2, $3)', [phone, source, at]);
}

/** A code that did not go out costs neither the minute nor one of the day's. */
export async function takeSendBack(
  sql: Sql,
  { phone, code, sentAt }: { phone: string; code: string; sentAt: Date },
): Promise<void> {
  await sql.query('delete from login_codes where phone = $1 and code = $2', [phone, code]);
  await sql.query('delete from code_sends where phone = $1 and at = $2', [phone, sentAt]);
}

export async function countTry(sql: Sql, phone: string): Promise<void> {
  await sql.query('update login_codes set tries_left = tries_left - 1 where phone = $1', [phone]);
}

export async function dropLoginCode(sql: Sql, phone: string): Promise<void> {
  await sql.query('delete from login_codes where phone = $1', [phone]);
}

/** How many codes this phone was sent since then. */
export async function countSends(sql: Sql, phone: string, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from code_sends where phone = $1 and at > $2',
    [phone, since],
  );
  return Number(row?.n ?? 0);
}

/** How many codes were asked for from there since then, for whichever phones. */
export async function countSendsFrom(sql: Sql, source: string, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from code_sends where source = $1 and at > $2',
    [source, since],
  );
  return Number(row?.n ?? 0);
}
