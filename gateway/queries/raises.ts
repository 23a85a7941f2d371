import { first, type Sql } from '../database';

interface RaiseRow {
  readonly raise_no: string;
  readonly state: 'reviewing' | 'granted' | 'declined';
}

/** Opens a raise of a customer's line; false if one is open. */
export async function openRaise(sql: Sql, customerId: number, raiseNo: string, at: Date): Promise<boolean> {
  const rows = await sql.query(
    `insert into raises (raise_no, customer_id, opened_at) values ($1, $2, $3)
     on conflict do nothing returning raise_no`,
    [raiseNo, customerId, at],
  );
  return rows.length === 1;
}

export function findOpenRaise(sql: Sql, customerId: number): Promise<RaiseRow | undefined> {
  return first<RaiseRow>(
    sql,
    `select raise_no, state from raises where customer_id = $1 and state = 'reviewing'`,
    [customerId],
  );
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
