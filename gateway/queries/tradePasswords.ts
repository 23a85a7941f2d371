import { first, type Sql } from '../database';

export interface TradePasswordRow {
  readonly hash: string;
  readonly tries_left: number;
  readonly locked_until: Date | null;
}

export async function hasTradePassword(sql: Sql, customerId: number): Promise<boolean> {
  return (
    (await first(sql, 'select 1 from trade_passwords where customer_id = $1', [customerId])) !== undefined
  );
}

/** Stores the first password of a customer; false if there is one already. */
export async function addTradePassword(
  sql: Sql,
  customerId: number,
  hash: string,
  tries: number,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into trade_passwords (customer_id, hash, tries_left) values ($1, $2, $3)
     on conflict do nothing returning customer_id`,
    [customerId, hash, tries],
  );
  return rows.length === 1;
}

export function findTradePassword(sql: Sql, customerId: number): Promise<TradePasswordRow | undefined> {
  return first<TradePasswordRow>(sql, 'select * from trade_passwords where customer_id = $1', [customerId]);
}

/** Locks the password until the transaction ends, so that guesses at once are counted one by one. */
export function lockTradePassword(sql: Sql, customerId: number): Promise<TradePasswordRow | undefined> {
  return first<TradePasswordRow>(sql, 'select * from trade_passwords where customer_id = $1 for update', [
    customerId,
  ]);
}

export async function setTries(
  sql: Sql,
  customerId: number,
  triesLeft: number,
  lockedUntil: Date | null,
): Promise<void> {
  await sql.query('update trade_passwords set tries_left = $2, locked_until = $3 where customer_id = $1', [
    customerId,
    triesLeft,
    lockedUntil,
  ]);
}

/** Replaces the password; a lock after wrong tries ends with it. False if there is none. */
export async function replaceTradePassword(
  sql: Sql,
  customerId: number,
  hash: string,
  tries: number,
): Promise<boolean> {
  const rows = await sql.query(
    `update trade_passwords set hash = $2, tries_left = $3, locked_until = null
     where customer_id = $1 returning customer_id`,
    [customerId, hash, tries],
  );
  return rows.length === 1;
}
