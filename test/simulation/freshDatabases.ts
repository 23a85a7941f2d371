import { Client } from 'pg';
import { openDatabase, type Database } from '../../gateway/database';
import { createPglite, databaseIn } from '../../gateway/database/pglite';
import { openPostgres } from '../../gateway/database/postgres';
import { CACHE, migratedImage } from '../gateway/bank/image';
import { PATIENT, startPostgres } from '../gateway/bank/postgres';
import type { Engine } from './database';

/** Migrated, empty databases, one after another on one engine: what a seed leaves behind must not change what the next one sees. */
export interface FreshDatabases {
  /** Close it before asking for the next. */
  next(): Promise<Database>;
  close(): Promise<void>;
}

/** A new one for each seed: the next seed's clock goes back, and a timer that PostgreSQL set before would ring every millisecond. */
const inMemory = (): Promise<FreshDatabases> =>
  Promise.resolve({
    next: async () => databaseIn(await createPglite({ loadDataDir: await migratedImage() })),
    close: () => Promise.resolve(),
  });

async function onPostgres(): Promise<FreshDatabases> {
  const server = await startPostgres();
  const template = await openDatabase({ dataDir: CACHE, databaseUrl: await server.newDatabase() });
  await template.close();
  const maker = new Client({ connectionString: server.address('postgres') });
  await maker.connect();
  let made = 0;
  return {
    async next() {
      made += 1;
      await maker.query(`drop database if exists world_${made - 1}`);
      await maker.query(`create database world_${made} template bank_1`);
      return openPostgres(server.address(`world_${made}`), PATIENT);
    },
    async close() {
      await maker.end();
      await server.stop();
    },
  };
}

export const freshDatabases = (engine: Engine): Promise<FreshDatabases> =>
  engine === 'postgres' ? onPostgres() : inMemory();
