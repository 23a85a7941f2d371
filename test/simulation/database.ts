import { openDatabase, type Database } from '../../gateway/database';
import { createPglite, databaseIn } from '../../gateway/database/pglite';
import { CACHE, migratedImage } from '../gateway/bank/image';
import { startPostgres } from '../gateway/bank/postgres';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

const inMemory = async (): Promise<Database> =>
  databaseIn(await createPglite({ loadDataDir: await migratedImage() }));

async function onPostgres(): Promise<Database> {
  const server = await startPostgres();
  const db = await openDatabase({ dataDir: CACHE, databaseUrl: await server.newDatabase() });
  return {
    ...db,
    close: async () => {
      await db.close();
      await server.stop();
    },
  };
}

/** A migrated, empty database; closing it stops its server. */
export const openEngine = (engine: Engine): Promise<Database> =>
  engine === 'postgres' ? onPostgres() : inMemory();
