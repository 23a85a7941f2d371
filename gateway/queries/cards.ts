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

/** The customer who has bound this card. */
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
