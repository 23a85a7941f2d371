import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { runInside } from './insideTransaction';
import type { Database, Sql } from './sql';

const parsers = {
  [types.INT8]: (value: string) => Number(value),
  [types.DATE]: (value: string) => value,
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
  const pg = await PGlite.create({ parsers });
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
