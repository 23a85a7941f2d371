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

/** PGlite's own way goes byte by byte: a picture of 7 MB stopped the whole process for seconds. */
const serializers = {
  [types.BYTEA]: (value: unknown) => {
    if (value instanceof Uint8Array)
      return HEX + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
    throw new Error('bytes are wanted');
  },
};

const sqlOf = (connection: PGlite | Transaction): Sql => ({
  async query<T extends object>(text: string, params: readonly unknown[] = []) {
    return (await connection.query<T>(text, [...params])).rows;
  },
  async script(text) {
    await connection.exec(text);
  },
});

/** dataDir undefined: in memory. `image`: a dumped data directory to start from (tests). */
export async function openPglite(dataDir?: string, image?: Blob): Promise<Database> {
  const db = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(image === undefined ? {} : { loadDataDir: image }),
    parsers,
    serializers,
  });
  return {
    ...sqlOf(db),
    engine: 'pglite',
    tx: (work) => db.transaction((tx) => runInside(() => work(sqlOf(tx)))),
    close: () => db.close(),
  };
}

/** A fresh migrated database as an image, so that each test starts from it in a fraction of a second. */
export async function dumpImage(prepare: (db: Database) => Promise<void>): Promise<Blob> {
  const pg = await PGlite.create({ parsers, serializers });
  await prepare({
    ...sqlOf(pg),
    engine: 'pglite',
    tx: (work) => pg.transaction((tx) => runInside(() => work(sqlOf(tx)))),
    close: () => Promise.resolve(),
  });
  const image = await pg.dumpDataDir('none');
  await pg.close();
  return image;
}
