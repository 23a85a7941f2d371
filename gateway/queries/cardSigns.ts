import { first, insert, type Sql } from '../database';

/** A card signing in progress; the code goes to the phone that the bank knows. */
export interface CardSignRow {
  readonly sign_seq: string;
  readonly customer_id: number;
  readonly card_no: string;
  readonly phone: string;
  readonly sent_at: Date;
  /** The card whose protocol it renews; null: it binds a card. */
  readonly renews: string | null;
  /** The card that it has bound or renewed. */
  readonly card_id: string | null;
}

export async function addCardSign(sql: Sql, row: Omit<CardSignRow, 'card_id'>): Promise<void> {
  await insert(sql, 'card_signs', row);
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

/** Deletes a signing that the bank declined or whose code could not be sent. */
export async function dropCardSign(sql: Sql, signSeq: string): Promise<void> {
  await sql.query('delete from card_signs where sign_seq = $1', [signSeq]);
}

/** The signing was confirmed for this card. */
export async function endCardSign(sql: Sql, signSeq: string, cardId: string): Promise<void> {
  await sql.query('update card_signs set card_id = $2 where sign_seq = $1', [signSeq, cardId]);
}
