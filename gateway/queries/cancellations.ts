import type { LeavingReason } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface CancellationRow {
  readonly cancel_no: string;
  readonly customer_id: number;
  readonly state: 'waiting' | 'revoked' | 'stopped' | 'done';
  readonly reason: LeavingReason;
  readonly note: string;
  readonly asked_at: Date;
  readonly due_at: Date;
}

export async function addCancellation(sql: Sql, row: CancellationRow): Promise<void> {
  await insert(sql, 'cancellations', row);
}

/** The cancellation that waits for its day. */
export function waitingCancellation(sql: Sql, customerId: number): Promise<CancellationRow | undefined> {
  return first<CancellationRow>(
    sql,
    `select * from cancellations where customer_id = $1 and state = 'waiting'`,
    [customerId],
  );
}

export async function endCancellation(
  sql: Sql,
  cancelNo: string,
  state: 'revoked' | 'stopped' | 'done',
  at: Date,
): Promise<void> {
  await sql.query(
    `update cancellations set state = $2, ended_at = $3 where cancel_no = $1 and state = 'waiting'`,
    [cancelNo, state, at],
  );
}

export async function countCancellations(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from cancellations where customer_id = $1 and asked_at > $2',
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}

/** Customers whose days for a change of mind are over. */
export async function dueCancellations(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const rows = await sql.query<{ customer_id: number }>(
    `select customer_id from cancellations where state = 'waiting' and due_at <= $1 order by due_at, cancel_no limit $2`,
    [now, limit],
  );
  return rows.map(({ customer_id }) => customer_id);
}

/** Everything that the customer has asked for about the end of the account, oldest first. */
export function cancellationsOf(sql: Sql, customerId: number): Promise<CancellationRow[]> {
  return sql.query<CancellationRow>(
    'select * from cancellations where customer_id = $1 order by asked_at, cancel_no',
    [customerId],
  );
}
