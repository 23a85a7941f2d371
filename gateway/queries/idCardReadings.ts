import type { IdCardSide } from '@/contract/codes';
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

export type Reading = IdCardReadingRow & { readonly image_id: string };

/** The newest reading of a side since then that nothing was confirmed with. */
export function freshReading<S extends IdCardSide>(
  sql: Sql,
  customerId: number,
  side: S,
  since: Date,
): Promise<Extract<Reading, { side: S }> | undefined> {
  return first<Extract<Reading, { side: S }>>(
    sql,
    `select image_id, side, reading from id_card_readings
     where customer_id = $1 and side = $2 and at >= $3 and confirmations = 0 order by at desc, image_id limit 1`,
    [customerId, side, since],
  );
}

/** What was read served its purpose. */
export async function dropReadings(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from id_card_readings where customer_id = $1', [customerId]);
}

/** A reading of this customer and side since then, confirmed or not. */
export function readingById<S extends IdCardSide>(
  sql: Sql,
  wanted: {
    readonly customerId: number;
    readonly imageId: string;
    readonly side: S;
    readonly since: Date;
  },
): Promise<Extract<Reading, { side: S }> | undefined> {
  return first<Extract<Reading, { side: S }>>(
    sql,
    `select image_id, side, reading from id_card_readings
     where customer_id = $1 and image_id = $2 and side = $3 and at >= $4`,
    [wanted.customerId, wanted.imageId, wanted.side, wanted.since],
  );
}
