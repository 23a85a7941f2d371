import { first, type Sql } from '../database';
import type { BackFields, FrontFields } from './idCards';

/** What was read from a picture; the picture itself is not kept. */
export type IdCardReadingRow =
  | { readonly side: 'front'; readonly reading: FrontFields }
  | { readonly side: 'back'; readonly reading: BackFields };

export async function addReading(
  sql: Sql,
  row: IdCardReadingRow & { imageId: string; customerId: number; at: Date },
): Promise<void> {
  await sql.query(
    'insert into id_card_readings (image_id, customer_id, side, reading, at) values ($1, $2, $3, $4, $5)',
    [row.imageId, row.customerId, row.side, JSON.stringify(row.reading), row.at],
  );
}

/** A reading of this customer, with how often it has been confirmed; this time is counted. */
export function takeReading(
  sql: Sql,
  customerId: number,
  imageId: string,
): Promise<(IdCardReadingRow & { readonly confirmations: number }) | undefined> {
  return first<IdCardReadingRow & { confirmations: number }>(
    sql,
    `update id_card_readings set confirmations = confirmations + 1 where customer_id = $1 and image_id = $2
     returning side, reading, confirmations`,
    [customerId, imageId],
  );
}
