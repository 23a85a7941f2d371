import type { Sql } from '../database';

interface FunctionalAreaRow {
  readonly name: string;
  readonly icon: string;
  readonly jump_url: string;
}

/** The services grid, in display order. */
export function listFunctionalAreas(sql: Sql): Promise<FunctionalAreaRow[]> {
  return sql.query<FunctionalAreaRow>('select name, icon, jump_url from functional_areas order by position');
}
