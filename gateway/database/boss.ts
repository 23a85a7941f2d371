import type PgBoss from 'pg-boss';
import type { Database, Sql } from './sql';

/** The library's scripts of several statements bring their own begin and commit. */
const SCRIPT = /^\s*begin;/i;

const runOn = async (sql: Sql, text: string, values: readonly unknown[] = []) => ({
  rows: await sql.query<Record<string, unknown>>(text, values),
});

/** Our database for pg-boss: our pool with its limits, or the embedded one. */
export const bossDatabase = (db: Database): PgBoss.Db => ({
  async executeSql(text, values) {
    if (!SCRIPT.test(text)) return runOn(db, text, values);
    // A transaction around it, too: if a statement fails, no one else gets a connection in the middle of the script's own.
    await db.tx((sql) => sql.script(text));
    return { rows: [] };
  },
});

/** The same within one of our transactions. */
export const bossIn = (sql: Sql): PgBoss.Db => ({ executeSql: (text, values) => runOn(sql, text, values) });
