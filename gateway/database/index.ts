import { join } from 'node:path';
import { Busy, codeOf, READ_ONLY } from './busy';
import { embeddedFailure } from './embeddedFailure';
import { takeLock } from './lock';
import type { DatabaseLimits } from './limits';
import { migrate, OtherSchema } from './migrate';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './sql';

export { insert } from './insert';
export { Busy, codeOf, InDoubt } from './busy';
export { DEFAULT_LIMITS, type DatabaseLimits } from './limits';
export { first } from './sql';
export { startOver } from './startOver';
export type { Database, Sql } from './sql';

/** PostgreSQL when a URL is given, else PGlite in the data directory behind its pid lock. Migrated. */
export async function openDatabase(options: {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly databaseLimits?: DatabaseLimits;
}): Promise<Database> {
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const db = openPostgres(options.databaseUrl, options.databaseLimits);
    try {
      await migrate(db);
    } catch (error) {
      await db.close();
      throw inWords(error);
    }
    return db;
  }
  const { dataDir } = options;
  const release = takeLock(dataDir);
  const db = await openPglite(join(dataDir, 'database')).catch((error: unknown) => {
    throw embeddedFailure(dataDir, error);
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.close();
    release();
    throw error instanceof OtherSchema ? new Error(otherFolder(dataDir)) : error;
  }
  return {
    ...db,
    close: async () => {
      await db.close();
      release();
    },
  };
}

const OTHER = 'is of an earlier build, whose data this one cannot take over';

const otherFolder = (dataDir: string): string =>
  `The database in ${dataDir} ${OTHER}: delete or move the folder ${dataDir}, or name another one by SANDBOX_DATA. A new one is made at the next start.`;

/** Why a database of PostgreSQL cannot be migrated. */
function inWords(error: unknown): unknown {
  if (error instanceof OtherSchema)
    return new Error(`The database at DATABASE_URL ${OTHER}: give the address of an empty one.`);
  if (error instanceof Busy && codeOf(error.cause) === READ_ONLY)
    return new Error(
      'The database at DATABASE_URL is read-only, a standby: give the address of the primary.',
    );
  return error;
}
