import type { Sql } from './sql';

const NAME = /^[a-z]+(_[a-z]+)*$/;

/**
 * Inserts one row, one column for each field. Table and columns go into the SQL unescaped, so they must be names from the code, never from
 * a request. Pass the value of a jsonb column as JSON text.
 */
export async function insert<Row extends object>(sql: Sql, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const odd = [table, ...columns].find((name) => !NAME.test(name));
  if (odd !== undefined) throw new Error(`no name of a table or a column: ${odd}`);
  const places = columns.map((_column, index) => `$${index + 1}`);
  await sql.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}
