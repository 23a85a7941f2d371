import { join } from 'node:path';
import { takeLock } from './lock';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './sql';

export { insert } from './insert';
export { first } from './sql';
export type { Database, Sql } from './sql';

/** PostgreSQL when a URL is given, else PGlite in the data directory behind its pid lock. Migrated. */
export async function openDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const db = openPostgres(options.databaseUrl);
    await migrate(db);
    return db;
  }
  const release = takeLock(options.dataDir);
  const db = await openPglite(join(options.dataDir, 'database'));
  await migrate(db);
  return {
    ...db,
    close: async () => {
      await db.close();
      release();
    },
  };
}
