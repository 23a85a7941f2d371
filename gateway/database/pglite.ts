import { PGlite, types } from '@electric-sql/pglite';
import { runInside } from './insideTransaction';
import { PreparedStatements } from './prepared';
import type { Database, Sql } from './sql';

/** How PostgreSQL writes bytes as text. */
const HEX = '\\x';

const parsers = {
  [types.INT8]: (value: string) => Number(value),
  [types.DATE]: (value: string) => value,
  [types.BYTEA]: (value: string) => Buffer.from(value.slice(HEX.length), 'hex'),
};

/** PGlite's own serializer goes byte by byte: a picture of 7 MB blocked the whole process for seconds. */
const serializers = {
  [types.BYTEA]: (value: unknown) => {
    if (value instanceof Uint8Array)
      return HEX + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
    throw new Error('bytes are wanted');
  },
};

/** The gateway's database in a PGlite that is open. */
export function databaseIn(db: PGlite): Database {
  const statements = new PreparedStatements(db, { parsers, serializers });
  const sql: Sql = {
    query: (text, params = []) => statements.query(text, params),
    async script(text) {
      await db.exec(text);
      await statements.forget();
    },
  };
  return {
    engine: 'pglite',
    // Alone, so that it is not part of a transaction that somebody else has open.
    query: (text, params) =>
      db._runExclusiveTransaction(async () => {
        const rows = await sql.query<never>(text, params);
        await db.syncToFs();
        return rows;
      }),
    script: (text) => sql.script(text),
    tx: (work) =>
      db.transaction((tx) =>
        runInside(() => work({ ...sql, script: async (text) => void (await tx.exec(text)) })),
      ),
    close: () => db.close(),
  };
}

export async function openPglite(dataDir: string): Promise<Database> {
  return databaseIn(await PGlite.create({ dataDir }));
}
