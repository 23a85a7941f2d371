import { join } from 'node:path';
import { takeLock } from './lock';
import type { DatabaseLimits } from './limits';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './sql';

export { insert } from './insert';
export { Busy, InDoubt } from './busy';
export { DEFAULT_LIMITS, type DatabaseLimits } from './limits';
export { first } from './sql';
export type { Database, Sql } from './sql';

/** PostgreSQL when a URL is given, else PGlite in the data directory behind its pid lock. Migrated. */
export async function openDatabase(options: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly databaseLimits?: DatabaseLimits;
}): Promise<Database> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const db = openPostgres(options.databaseUrl, options.databaseLimits);
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
