import type { CardType } from '@/contract/codes';
import { first, insert, type Sql } from '../database';

export interface CardRow {
  readonly card_id: string;
  readonly customer_id: number;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly card_type: CardType;
  readonly card_no: string;
  readonly phone: string;
  readonly is_default: boolean;
  /** The last day of the bank's protocol; null: without an end. */
  readonly signed_until: string | null;
}

/** A bound card of this customer. */
export function findCard(sql: Sql, customerId: number, cardId: string): Promise<CardRow | undefined> {
  return first<CardRow>(
    sql,
    'select * from cards where customer_id = $1 and card_id = $2 and unbound_at is null',
    [customerId, cardId],
  );
}

/** Bound cards, the default one first, then in the order they were bound. */
export function listCards(sql: Sql, customerId: number): Promise<CardRow[]> {
  return sql.query<CardRow>(
    'select * from cards where customer_id = $1 and unbound_at is null order by is_default desc, bound_at, card_id',
    [customerId],
  );
}

/** Console: the cards that the customer has or had, in the order they were bound. */
export async function cardIdsEverBound(sql: Sql, customerId: number): Promise<string[]> {
  const rows = await sql.query<{ card_id: string }>(
    'select card_id from cards where customer_id = $1 order by bound_at, card_id',
    [customerId],
  );
  return rows.map(({ card_id }) => card_id);
}

/** The customer with this card. */
export async function holderOfCard(sql: Sql, cardNo: string): Promise<number | undefined> {
  const row = await first<{ customer_id: number }>(
    sql,
    'select customer_id from cards where card_no = $1 and unbound_at is null limit 1',
    [cardNo],
  );
  return row?.customer_id;
}

export async function addCard(sql: Sql, row: CardRow, boundAt: Date): Promise<void> {
  await insert(sql, 'cards', { ...row, bound_at: boundAt });
}

/** The day on which a card was bound. */
export async function boundAt(sql: Sql, cardId: string): Promise<Date | undefined> {
  return (await first<{ bound_at: Date }>(sql, 'select bound_at from cards where card_id = $1', [cardId]))
    ?.bound_at;
}

/** Makes a bound card the default one. */
export async function setDefaultCard(sql: Sql, customerId: number, cardId: string): Promise<void> {
  // One after the other: at no moment may two cards be the default.
  await sql.query(
    'update cards set is_default = false where customer_id = $1 and is_default and unbound_at is null',
    [customerId],
  );
  await sql.query('update cards set is_default = true where customer_id = $1 and card_id = $2', [
    customerId,
    cardId,
  ]);
}

/** Takes a card off the account; the oldest other card becomes the default if this one was. */
export async function unbindCardRow(sql: Sql, card: CardRow, at: Date): Promise<void> {
  await sql.query('update cards set unbound_at = $2 where card_id = $1 and unbound_at is null', [
    card.card_id,
    at,
  ]);
  if (!card.is_default) return;
  const [next] = await listCards(sql, card.customer_id);
  if (next !== undefined) await setDefaultCard(sql, card.customer_id, next.card_id);
}

/** The bank's protocol of a card lasts until this day. */
export async function setSignedUntil(sql: Sql, cardId: string, until: string): Promise<void> {
  await sql.query('update cards set signed_until = $2 where card_id = $1', [cardId, until]);
}

/** Bank and last digits of a card, bound or unbound, to show a past payment. */
export async function cardByIdEvenUnbound(
  sql: Sql,
  cardId: string | null,
): Promise<{ bankName: string; cardTail: string }> {
  const row = await first<{ bank_name: string; card_no: string }>(
    sql,
    'select bank_name, card_no from cards where card_id = $1',
    [cardId],
  );
  return { bankName: row?.bank_name ?? '', cardTail: row?.card_no.slice(-4) ?? '' };
}
