import { first, type Sql } from '../database';
import type { CustomerRow } from './customers';

export interface SessionRow extends CustomerRow {
  readonly expires_at: Date;
  readonly ended: 'other-device' | 'signed-out' | null;
}

interface NewSession {
  readonly customerId: number;
  readonly tokenHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Opens a session and ends the person's others: one device at a time. */
export async function openSession(sql: Sql, row: NewSession): Promise<void> {
  await sql.query(`update sessions set ended = 'other-device' where customer_id = $1 and ended is null`, [
    row.customerId,
  ]);
  await openSessionBeside(sql, row);
}

/** Opens one that goes on beside the person's others: the web page of a mini-program is the same device. */
export async function openSessionBeside(sql: Sql, row: NewSession): Promise<void> {
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

/** All sessions of a customer, and the silent login by WeChat: whoever has the lost phone is out. */
export async function endSessionsOf(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update wechat_users set customer_id = null where customer_id = $1', [customerId]);
  await sql.query(`update sessions set ended = 'signed-out' where customer_id = $1 and ended is null`, [
    customerId,
  ]);
}

/** Console: every session of a phone has run out. */
export async function expireSessions(sql: Sql, phone: string): Promise<void> {
  await sql.query(
    `update sessions set expires_at = created_at where customer_id = (select id from customers where phone = $1)`,
    [phone],
  );
}
