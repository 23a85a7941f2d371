import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill } from 'node:process';
import { soon } from '../soon';
import { startPostgresIn, type PostgresServer } from '../gateway/bank/postgres';

/** kill -9 of PostgreSQL, and its start in the same folder and at the same port. */
export async function killPostgres({ folder, port }: PostgresServer): Promise<PostgresServer> {
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split(/\r?\n/);
  kill(Number(pid), 'SIGKILL');
  // Its children notice that it is gone a moment later; until then the folder is in use.
  return soon(() => startPostgresIn(folder, { port }), 60_000);
}
