import { first, insert, type Sql } from '../database';
import type { CustomerRow } from './customers';
import type { GrayRow } from './gray';
import { unbindWechatUser } from './wechat';

export interface SessionRow extends CustomerRow, GrayRow {
  readonly expires_at: Date;
  readonly ended: 'other-device' | 'signed-out' | 'ended-by-owner' | 'account-closed' | null;
}

interface NewSession {
  readonly customerId: number;
  readonly tokenHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
  /** As its owner recognises it. */
  readonly device: string;
  /** The session that opened this one. It stays open, and its end ends this one: the web page of a mini-program is the same device. */
  readonly openedBy?: string;
}

/** Opens a session. One device at a time: ends the person's other sessions, unless one of them opened this session. */
export async function openSession(sql: Sql, row: NewSession): Promise<void> {
  if (row.openedBy === undefined) {
    await sql.query(`update sessions set ended = 'other-device' where customer_id = $1 and ended is null`, [
      row.customerId,
    ]);
  }
  await insert(sql, 'sessions', {
    token_hash: row.tokenHash,
    customer_id: row.customerId,
    created_at: row.at,
    expires_at: row.expiresAt,
    opened_by: row.openedBy ?? null,
    device: row.device,
  });
}

/**
 * The session of a token with its customer. A session ends or expires with any session in its chain of openers. Every call checks the
 * chain, so that ending a session cannot miss one that is opened at the same moment. With the gray release's view of the customer, which every answer tells.
 */
export function findSession(sql: Sql, tokenHash: string): Promise<SessionRow | undefined> {
  return first<SessionRow>(
    sql,
    `with recursive line as (
       select customer_id, expires_at, ended, opened_by from sessions where token_hash = $1
       union
       select s.customer_id, s.expires_at, s.ended, s.opened_by from sessions s join line l on s.token_hash = l.opened_by
     )
     select c.*, line.expires_at, line.ended, g.strategy_id, g.percent, g.monitor_minutes, named.in_gray
     from (select customer_id, min(expires_at) as expires_at, min(ended) as ended from line group by customer_id) line
     join customers c on c.id = line.customer_id
     cross join gray_strategy g
     left join gray_customers named on named.customer_id = c.id`,
    [tokenHash],
  );
}

/** The session of a token, if it has not ended or expired. */
export async function livingSession(sql: Sql, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const session = await findSession(sql, tokenHash);
  return session !== undefined && session.ended === null && session.expires_at > now ? session : undefined;
}

export async function endSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.query(`update sessions set ended = 'signed-out' where token_hash = $1 and ended is null`, [
    tokenHash,
  ]);
}

/** Sessions that have not ended or expired, newest first. */
export function livingSessions(
  sql: Sql,
  customerId: number,
  now: Date,
): Promise<{ token_hash: string; created_at: Date; device: string }[]> {
  return sql.query(
    `select token_hash, created_at, device from sessions
     where customer_id = $1 and ended is null and expires_at > $2 order by created_at desc`,
    [customerId, now],
  );
}

/** Ends one session of the person, and with it those that it opened. */
export async function endOwnSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.query(`update sessions set ended = 'ended-by-owner' where token_hash = $1 and ended is null`, [
    tokenHash,
  ]);
}

/** Ends every session but this one and those that opened it, and the silent login by WeChat. */
export async function endOtherSessions(sql: Sql, customerId: number, tokenHash: string): Promise<void> {
  await unbindWechatUser(sql, customerId);
  await sql.query(
    `with recursive line as (
       select token_hash, opened_by from sessions where token_hash = $2
       union
       select s.token_hash, s.opened_by from sessions s join line l on s.token_hash = l.opened_by
     )
     update sessions set ended = 'signed-out'
     where customer_id = $1 and ended is null and token_hash not in (select token_hash from line)`,
    [customerId, tokenHash],
  );
}

/** Ends all sessions of a customer and the silent login by WeChat, so that a person with the lost phone is logged out. */
export async function endSessionsOf(sql: Sql, customerId: number): Promise<void> {
  await unbindWechatUser(sql, customerId);
  await sql.query(`update sessions set ended = 'signed-out' where customer_id = $1 and ended is null`, [
    customerId,
  ]);
}

/** Console: lets every session of a phone expire. */
export async function expireSessions(sql: Sql, phone: string): Promise<void> {
  await sql.query(
    `update sessions set expires_at = created_at where customer_id = (select id from customers where phone = $1)`,
    [phone],
  );
}

/** Every login that is still on record, newest first. */
export function loginsOf(
  sql: Sql,
  customerId: number,
): Promise<{ created_at: Date; device: string; ended: SessionRow['ended'] }[]> {
  return sql.query(
    'select created_at, device, ended from sessions where customer_id = $1 order by created_at desc',
    [customerId],
  );
}
