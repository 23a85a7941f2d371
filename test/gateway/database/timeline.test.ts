import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { newestOf } from '../../../gateway/database/timeline';
import { openPostgres } from '../../../gateway/database/postgres';
import { soon } from '../../soon';
import { PATIENT, startPostgres, startPostgresIn, type PostgresServer } from '../bank/postgres';

/** Two servers that read and write: one of them was promoted, the other one is a primary of before. */

const LONG_MS = 60_000;
let old: PostgresServer;
let promoted: PostgresServer;
beforeAll(async () => {
  old = await startPostgres();
  promoted = await promote(await startPostgres());
  for (const server of [old, promoted]) await server.newDatabase();
});
afterAll(async () => {
  await old.stop();
  await promoted.stop();
});

/** Recovers it to the end of its log, which is what a promotion does: a new timeline begins. */
async function promote({ folder, port }: PostgresServer): Promise<PostgresServer> {
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split(/\r?\n/);
  process.kill(Number(pid), 'SIGKILL');
  writeFileSync(join(folder, 'recovery.signal'), '');
  // Its children hold the folder for a moment.
  return soon(() => startPostgresIn(folder, { port, settings: ['restore_command=false'] }), LONG_MS);
}

const at = (...servers: readonly PostgresServer[]): string =>
  `postgres://postgres:postgres@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/bank_1`;

it('the promoted one is used, whichever stands first', async () => {
  const client = new Client({ connectionString: at(promoted) });
  await client.connect();
  const { rows } = await client.query('select inet_server_port() as port');
  await client.end();
  for (const url of [at(old, promoted), at(promoted, old)]) {
    const db = openPostgres(url, PATIENT);
    expect(await db.query('select inet_server_port() as port')).toEqual(rows);
    await db.close();
  }
});

it('who knows the promoted one is not served by the other one, also while that is the only one there', async () => {
  const found = await newestOf([at(old), at(promoted)], 0, LONG_MS);
  expect(found).toEqual({ address: at(promoted), timeline: 2 });
  expect(await newestOf([at(old)], found?.timeline ?? 0, LONG_MS)).toBeUndefined();
  expect(await newestOf([at(old)], 0, LONG_MS)).toEqual({ address: at(old), timeline: 1 });
});

it('a role that may do nothing but log in finds it, too', async () => {
  const client = new Client({ connectionString: at(promoted) });
  await client.connect();
  await client.query(`create role plain login password 'plain'`);
  await client.end();
  const address = at(promoted).replace('postgres:postgres@', 'plain:plain@');
  expect(await newestOf([address], 0, LONG_MS)).toEqual({ address, timeline: 2 });
});
