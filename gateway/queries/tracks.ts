import type { Sql } from '../database';

export type TrackKind = 'page' | 'action' | 'attribution';

export interface Track {
  readonly at: Date;
  readonly kind: TrackKind;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Stores tracking events unchanged. */
export async function addTracks(
  sql: Sql,
  at: Date,
  kind: TrackKind,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await sql.query(
    `insert into tracks (at, kind, record) select $1, $2, record from jsonb_array_elements($3::jsonb) as record`,
    [at, kind, JSON.stringify(records)],
  );
}

/** Console: newest first; of all people without a phone. An event names its customer; phone: '' if it names none. */
export function listTracks(
  sql: Sql,
  limit: number,
  phone?: string,
): Promise<(Track & { readonly id: number; readonly phone: string })[]> {
  return sql.query(
    `select t.id, t.at, t.kind, t.record, coalesce(c.phone, '') as phone
     from tracks t left join customers c on c.cust_no = t.record ->> 'custId'
     where $2::text is null or c.phone = $2 order by t.id desc limit $1`,
    [limit, phone ?? null],
  );
}
