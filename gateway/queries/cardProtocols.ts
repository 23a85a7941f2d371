import { first, type Sql } from '../database';

export async function lastProtocolAt(sql: Sql, cardId: string): Promise<Date | undefined> {
  const row = await first<{ at: Date | null }>(
    sql,
    'select max(uploaded_at) as at from card_protocols where card_id = $1',
    [cardId],
  );
  return row?.at ?? undefined;
}
