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

export async function decideRaise(
  sql: Sql,
  raiseNo: string,
  state: 'granted' | 'declined',
  at: Date,
): Promise<void> {
  await sql.query('update raises set state = $2, decided_at = $3 where raise_no = $1', [raiseNo, state, at]);
}

/** Customers after this one with an open raise, by their number. */
export async function customersWithOpenRaise(sql: Sql, after: number, limit: number): Promise<number[]> {
  const rows = await sql.query<{ customer_id: number }>(
    `select customer_id from raises where state = 'reviewing' and customer_id > $1 order by customer_id limit $2`,
    [after, limit],
  );
  return rows.map(({ customer_id }) => customer_id);
}
