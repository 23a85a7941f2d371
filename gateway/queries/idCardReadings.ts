import { first, insert, type Sql } from '../database';
import type { BackFields, FrontFields } from './idCards';

/** What was read from a picture; the picture itself is not kept. */
export type IdCardReadingRow =
  | { readonly side: 'front'; readonly reading: FrontFields }
  | { readonly side: 'back'; readonly reading: BackFields };

export async function addReading(
  sql: Sql,
  row: IdCardReadingRow & { imageId: string; customerId: number; at: Date },
): Promise<void> {
  await insert(sql, 'id_card_readings', {
    image_id: row.imageId,
    customer_id: row.customerId,
    side: row.side,
    reading: JSON.stringify(row.reading),
    at: row.at,
  });
}

/** A reading of this customer, with its number of confirmations including this one. */
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
