import { first, insert, type Sql } from '../database';

/** A card on its way to being bound: the code that was sent to its phone. */
export interface CardSignRow {
  readonly sign_seq: string;
  readonly customer_id: number;
  readonly card_no: string;
  readonly phone: string;
  readonly code: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

/** A new code ends the ones before it: one signing is open at a time. */
export async function addCardSign(sql: Sql, row: CardSignRow): Promise<void> {
  await sql.query('update card_signs set expires_at = $2 where customer_id = $1 and expires_at > $2', [
    row.customer_id,
    row.sent_at,
  ]);
  await insert(sql, 'card_signs', row);
}

export interface SignSends {
  readonly last: Date | null;
  readonly n: number;
}

/** When a code was last sent for this customer, and how many since then. */
export function signSends(sql: Sql, customerId: number, since: Date): Promise<SignSends> {
  return sendsWhere(sql, 'customer_id', customerId, since);
}

/** The same for a phone, whichever customers asked for them. */
export function signSendsTo(sql: Sql, phone: string, since: Date): Promise<SignSends> {
  return sendsWhere(sql, 'phone', phone, since);
}

async function sendsWhere(
  sql: Sql,
  column: 'customer_id' | 'phone',
  value: number | string,
  since: Date,
): Promise<SignSends> {
  const row = await first<{ last: Date | null; n: number }>(
    sql,
    `select max(sent_at) as last, count(*) as n from card_signs where ${column} = $1 and sent_at > $2`,
    [value, since],
  );
  return { last: row?.last ?? null, n: Number(row?.n ?? 0) };
}

/** A signing of this customer, locked until the transaction ends. */
export function lockCardSign(
  sql: Sql,
  customerId: number,
  signSeq: string,
): Promise<CardSignRow | undefined> {
  return first<CardSignRow>(
    sql,
    'select * from card_signs where customer_id = $1 and sign_seq = $2 for update',
    [customerId, signSeq],
  );
}

/** The bank said no, or the code did not go out: the signing never was, and costs none of the sends. */
export async function dropCardSign(sql: Sql, signSeq: string): Promise<void> {
  await sql.query('delete from card_signs where sign_seq = $1', [signSeq]);
}

export async function countSignTry(sql: Sql, signSeq: string): Promise<void> {
  await sql.query('update card_signs set tries_left = tries_left - 1 where sign_seq = $1', [signSeq]);
}

/** Used: its code is good for nothing more. The row stays, as it counts among the sends of the day. */
export async function closeCardSign(sql: Sql, signSeq: string, at: Date): Promise<void> {
  await sql.query('update card_signs set tries_left = 0, expires_at = $2 where sign_seq = $1', [signSeq, at]);
}
