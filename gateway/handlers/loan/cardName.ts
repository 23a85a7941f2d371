import { first, type Sql } from '../../database';

/** Bank and last digits of a card, bound or not: what a past payment shows. */
export async function cardByIdEvenUnbound(
  sql: Sql,
  cardId: string,
): Promise<{ bankName: string; cardTail: string }> {
  const row = await first<{ bank_name: string; card_no: string }>(
    sql,
    'select bank_name, card_no from cards where card_id = $1',
    [cardId],
  );
  return { bankName: row?.bank_name ?? '', cardTail: row?.card_no.slice(-4) ?? '' };
}
