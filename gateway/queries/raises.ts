import type { RaiseKind, RaiseState } from '@/contract/codes';
import { first, type Sql } from '../database';

export interface RaiseRow {
  readonly raise_no: string;
  readonly state: RaiseState;
  /** 'bank': the bank raises by itself. */
  readonly kind: RaiseKind | 'bank';
  /** The school, the company, or the account of the provident fund. */
  readonly subject: string;
  /** The level of education, or yuan a month. */
  readonly figure: string;
  readonly opened_at: Date;
  readonly decided_at: Date | null;
  /** Fen; null unless it was granted. */
  readonly from_total: number | null;
  readonly to_total: number | null;
}

const BY_THE_BANK = { kind: 'bank', subject: '', figure: '' } as const;

/** Opens a raise of a customer's line; false if one is open. `given`: what the person has added for it. */
export async function openRaise(
  sql: Sql,
  customerId: number,
  raiseNo: string,
  at: Date,
  given: Pick<RaiseRow, 'kind' | 'subject' | 'figure'> = BY_THE_BANK,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into raises (raise_no, customer_id, opened_at, kind, subject, figure) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning raise_no`,
    [raiseNo, customerId, at, given.kind, given.subject, given.figure],
  );
  return rows.length === 1;
}

export function findOpenRaise(sql: Sql, customerId: number): Promise<RaiseRow | undefined> {
  return first<RaiseRow>(sql, `select * from raises where customer_id = $1 and state = 'reviewing'`, [
    customerId,
  ]);
}

export async function declineRaise(sql: Sql, raiseNo: string, at: Date): Promise<void> {
  await sql.query(`update raises set state = 'declined', decided_at = $2 where raise_no = $1`, [raiseNo, at]);
}

/** The limit before and after a raise, in fen. */
interface Limits {
  readonly from: number;
  readonly to: number;
}

export async function grantRaise(sql: Sql, raiseNo: string, { from, to }: Limits, at: Date): Promise<void> {
  await sql.query(
    `update raises set state = 'granted', decided_at = $2, from_total = $3, to_total = $4 where raise_no = $1`,
    [raiseNo, at, from, to],
  );
}

/** The newest raise that made the limit higher; undefined without one. */
export function lastRaise(sql: Sql, customerId: number): Promise<(Limits & { at: Date }) | undefined> {
  return first<Limits & { at: Date }>(
    sql,
    `select from_total as "from", to_total as "to", decided_at as at from raises
     where customer_id = $1 and state = 'granted' and to_total > from_total
     order by decided_at desc, raise_no desc limit 1`,
    [customerId],
  );
}

/** Customers after this one with an open raise, by their number. */
export async function customersWithOpenRaise(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ customer_id: number }>(
    `select customer_id from raises where state = 'reviewing' and customer_id > $1 order by customer_id limit $2`,
    [after, limit],
  );
  return rows.map(({ customer_id }) => customer_id);
}

/** A customer's raises, newest first. */
export function listRaises(sql: Sql, customerId: number): Promise<RaiseRow[]> {
  return sql.query<RaiseRow>(
    'select * from raises where customer_id = $1 order by opened_at desc, raise_no desc',
    [customerId],
  );
}

/** Console: raises under review that people have asked for, the oldest first. */
export function raisesUnderReview(sql: Sql): Promise<(RaiseRow & { phone: string; name: string })[]> {
  return sql.query(
    `select r.*, c.phone, c.name from raises r join customers c on c.id = r.customer_id
     where r.state = 'reviewing' and r.kind <> 'bank' order by r.opened_at, r.raise_no`,
  );
}
