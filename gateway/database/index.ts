import { join } from 'node:path';
import { Busy, codeOf } from './busy';
import { embeddedFailure } from './embeddedFailure';
import { takeLock } from './lock';
import type { DatabaseLimits } from './limits';
import { migrate } from './migrate';
import { openPglite } from './pglite';
import { oneHost } from './oneHost';
import { openPostgres } from './postgres';
import type { Database } from './sql';

export { insert } from './insert';
export { Busy, codeOf, InDoubt } from './busy';
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
    const db = openPostgres(oneHost(options.databaseUrl), options.databaseLimits);
    try {
      await migrate(db);
    } catch (error) {
      await db.close();
      throw unlessReadOnly(error);
    }
    return db;
  }
  const { dataDir } = options;
  const release = takeLock(dataDir);
  const db = await openPglite(join(dataDir, 'database')).catch((error: unknown) => {
    throw embeddedFailure(dataDir, error);
  });
  await migrate(db);
  return {
    ...db,
    close: async () => {
      await db.close();
      release();
    },
  };
}

/** SQLSTATE: a statement that writes, on a standby. */
const READ_ONLY = '25006';

function unlessReadOnly(error: unknown): unknown {
  if (error instanceof Busy && codeOf(error.cause) === READ_ONLY)
    return new Error(
      'The database at DATABASE_URL is read-only, a standby: give the address of the primary.',
    );
  return error;
}
