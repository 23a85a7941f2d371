import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { runInside } from './insideTransaction';
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

const sqlOf = (connection: PGlite | Transaction): Sql => ({
  async query<T extends object>(text: string, params: readonly unknown[] = []) {
    return (await connection.query<T>(text, [...params], { parsers, serializers })).rows;
  },
  async script(text) {
    await connection.exec(text);
  },
});

/** The gateway's database in a PGlite that is open. */
export const databaseIn = (db: PGlite): Database => ({
  ...sqlOf(db),
  engine: 'pglite',
  tx: (work) => db.transaction((tx) => runInside(() => work(sqlOf(tx)))),
  close: () => db.close(),
});

export async function openPglite(dataDir: string): Promise<Database> {
  return databaseIn(await PGlite.create({ dataDir }));
}
