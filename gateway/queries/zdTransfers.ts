import { first, type Sql } from '../database';

/** Records the transfer of a whitelist customer; repeating it changes nothing. */
export async function keepTransfer(
  sql: Sql,
  customerId: number,
  now: Date,
): Promise<{ at: Date; isNew: boolean }> {
  const rows = await sql.query<{ at: Date }>(
    'insert into zd_transfers (customer_id, at) values ($1, $2) on conflict do nothing returning at',
    [customerId, now],
  );
  const kept =
    rows[0] ??
    (await first<{ at: Date }>(sql, 'select at from zd_transfers where customer_id = $1', [customerId]));
  return { at: kept?.at ?? now, isNew: rows.length === 1 };
}
