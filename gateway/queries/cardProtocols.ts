import { first, insert, type Sql } from '../database';
import { addPieces } from './educationPieces';

/** A photo of a bank's protocol on paper. */
export interface CardProtocolRow {
  readonly file_id: string;
  readonly card_id: string;
  readonly customer_id: number;
  readonly type: string;
  readonly bytes: number;
  /** Of the content. */
  readonly digest: string;
  readonly uploaded_at: Date;
}

/** Writes the content before the row: outside a transaction, piece by piece. */
export const addProtocolContent = (
  sql: Sql,
  upload: { readonly uploadId: string; readonly customerId: number; readonly at: Date },
  content: Buffer,
): Promise<void> => addPieces(sql, upload, content, 'card_protocol_pieces');

/** The same photo of a card is stored once. */
export async function addProtocol(sql: Sql, row: CardProtocolRow): Promise<void> {
  const same = await first(sql, 'select 1 from card_protocols where card_id = $1 and digest = $2', [
    row.card_id,
    row.digest,
  ]);
  if (same === undefined) return insert(sql, 'card_protocols', row);
  await sql.query('delete from card_protocol_pieces where upload_id = $1', [row.file_id]);
}

export async function lastProtocolAt(sql: Sql, cardId: string): Promise<Date | undefined> {
  const row = await first<{ at: Date | null }>(
    sql,
    'select max(uploaded_at) as at from card_protocols where card_id = $1',
    [cardId],
  );
  return row?.at ?? undefined;
}
