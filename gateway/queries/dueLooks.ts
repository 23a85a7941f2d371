import { first, type Sql } from '../database';

/** Before every day of the product's clock: look again at the next sweep. */
const LONG_AGO = '2000-01-01';

/** From this day on, what the customer owes is looked at once a day. */
export async function startDueLooks(sql: Sql, customerId: number, today: string): Promise<void> {
  await sql.query(
    'insert into due_looks (customer_id, looked_on) values ($1, $2) on conflict (customer_id) do nothing',
    [customerId, today],
  );
}

/** The debt has changed: the next sweep looks again. */
export async function lookAgain(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update due_looks set looked_on = $2 where customer_id = $1', [customerId, LONG_AGO]);
}

/** Customers after this one who were not looked at today, by their number. */
export async function unlookedCustomers(
  sql: Sql,
  { today, after, limit }: { today: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await sql.query<{ customer_id: number }>(
    'select customer_id from due_looks where looked_on < $1 and customer_id > $2 order by customer_id limit $3',
    [today, after, limit],
  );
  return rows.map(({ customer_id }) => customer_id);
}

export async function isUnlooked(sql: Sql, customerId: number, today: string): Promise<boolean> {
  const row = await first<{ due: number }>(
    sql,
    'select 1 as due from due_looks where customer_id = $1 and looked_on < $2',
    [customerId, today],
  );
  return row !== undefined;
}

export async function markLooked(sql: Sql, customerId: number, today: string): Promise<void> {
  await sql.query('update due_looks set looked_on = $2 where customer_id = $1', [customerId, today]);
}

/** Everything is paid: nothing to look at until the next payout. */
export async function endDueLooks(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from due_looks where customer_id = $1', [customerId]);
}
