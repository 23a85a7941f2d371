import { first, insert, type Sql } from '../database';
import type { PictureKind } from './pictures';

/** What is counted: education files are kept apart from the other pictures. */
export type UploadKind = PictureKind | 'education';

export interface Uploads {
  readonly n: number;
  /** The first of them. */
  readonly since: Date | null;
}

/** Counts a picture that is decoded to be stored; it counts also if it was refused, deleted or replaced. */
export const noteUpload = (sql: Sql, customerId: number, kind: UploadKind, at: Date): Promise<void> =>
  insert(sql, 'picture_uploads', { customer_id: customerId, kind, at });

/** The customer's uploads of this kind after `after`. */
export async function uploadsAfter(
  sql: Sql,
  customerId: number,
  kind: UploadKind,
  after: Date,
): Promise<Uploads> {
  const row = await first<Uploads>(
    sql,
    'select count(*) as n, min(at) as since from picture_uploads where customer_id = $1 and kind = $2 and at > $3',
    [customerId, kind, after],
  );
  return { n: Number(row?.n ?? 0), since: row?.since ?? null };
}
