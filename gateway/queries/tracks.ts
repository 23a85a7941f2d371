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

/** Console: newest first. */
export function listTracks(sql: Sql, limit: number): Promise<(Track & { readonly id: number })[]> {
  return sql.query('select id, at, kind, record from tracks order by id desc limit $1', [limit]);
}
