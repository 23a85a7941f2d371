import type { Sql } from './sql';

const NAME = /^[a-z]+(_[a-z]+)*$/;

/**
 * Writes one row, a column for each of its fields. Table and columns are names of the code, never of a request: they stand in the SQL as
 * they are. What goes into a jsonb column is given as JSON text.
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
