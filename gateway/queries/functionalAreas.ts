import type { Sql } from '../database';

interface FunctionalAreaRow {
  readonly name: string;
  readonly icon: string;
  readonly jump_url: string;
}

/** Services grid in its order. */
export function listFunctionalAreas(sql: Sql): Promise<FunctionalAreaRow[]> {
  return sql.query<FunctionalAreaRow>('select name, icon, jump_url from functional_areas order by position');
}
