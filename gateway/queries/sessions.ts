import { first, type Sql } from '../database';
import type { CustomerRow } from './customers';

export interface SessionRow extends CustomerRow {
  readonly expires_at: Date;
  readonly ended: 'other-device' | 'signed-out' | null;
}

/** Opens a session and ends the person's others: one device at a time. */
export async function openSession(
  sql: Sql,
  row: { customerId: number; tokenHash: string; at: Date; expiresAt: Date },
): Promise<void> {
  await sql.query(`update sessions set ended = 'other-device' where customer_id = $1 and ended is null`, [
    row.customerId,
  ]);
  await sql.query(
    'insert into sessions (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [row.tokenHash, row.customerId, row.at, row.expiresAt],
  );
}

/** The session of a token with its customer. */
export function findSession(sql: Sql, tokenHash: string): Promise<SessionRow | undefined> {
  return first<SessionRow>(
    sql,
    `select c.*, s.expires_at, s.ended from sessions s join customers c on c.id = s.customer_id
     where s.token_hash = $1`,
    [tokenHash],
  );
}

export async function endSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.query(`update sessions set ended = 'signed-out' where token_hash = $1 and ended is null`, [
    tokenHash,
  ]);
}

/** Console: every session of a phone has run out. */
export async function expireSessions(sql: Sql, phone: string): Promise<void> {
  await sql.query(
    `update sessions set expires_at = created_at where customer_id = (select id from customers where phone = $1)`,
    [phone],
  );
}
