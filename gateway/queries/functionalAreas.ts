import type { Sql } from '../database';
import { isMeant, readerValue, type Reader } from './audiences';

interface FunctionalAreaRow {
  readonly name: string;
  readonly icon: string;
  readonly jump_url: string;
  /** Heading under which it stands where all are shown. */
  readonly group: string;
}

/** The services of the home page for this reader, or all of them without the way to all; in display order. */
export function listFunctionalAreas(
  sql: Sql,
  { all = false, reader = {} }: { readonly all?: boolean; readonly reader?: Reader } = {},
): Promise<FunctionalAreaRow[]> {
  return sql.query<FunctionalAreaRow>(
    `select name, icon, jump_url, area as "group" from functional_areas
     where ${all ? 'not leads_to_all' : 'on_home'} and ${isMeant('area', 'name', '$1')} order by position`,
    [readerValue(reader)],
  );
}
