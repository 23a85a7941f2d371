import type { Sql } from '../database';
import { isMeant, readerValue, type Reader } from './audiences';

export interface ReleaseRow {
  readonly version: string;
  readonly wgt_version: string;
  readonly title: string;
  readonly notes: string[];
  /** Constant age of the version in hours. */
  readonly age_hours: number;
  readonly hot: boolean;
}

/** All versions for this reader, newest first. */
export function listReleases(sql: Sql, reader: Reader = {}): Promise<ReleaseRow[]> {
  return sql.query<ReleaseRow>(
    `select * from releases where ${isMeant('release', 'wgt_version', '$1')} order by age_hours, wgt_version desc`,
    [readerValue(reader)],
  );
}

/** Console: publishes a new version for running clients. False if the number exists. */
export async function addRelease(
  sql: Sql,
  { version, title, notes }: Pick<ReleaseRow, 'version' | 'title' | 'notes'>,
): Promise<boolean> {
  const added = await sql.query<{ version: string }>(
    `insert into releases (wgt_version, version, title, notes, age_hours, hot) values ($1, $1, $2, $3, 0, true)
     on conflict do nothing returning version`,
    [version, title, JSON.stringify(notes)],
  );
  return added.length > 0;
}
