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

/** A reading of this customer. */
export function findReading(
  sql: Sql,
  customerId: number,
  imageId: string,
): Promise<IdCardReadingRow | undefined> {
  return first<IdCardReadingRow>(
    sql,
    'select side, reading from id_card_readings where customer_id = $1 and image_id = $2',
    [customerId, imageId],
  );
}
