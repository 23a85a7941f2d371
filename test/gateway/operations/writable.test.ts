import { Client } from 'pg';
import { openDatabase, type Database } from '../../../gateway/database';
import { openPostgres } from '../../../gateway/database/postgres';
import { Lifecycle } from '../../../gateway/operations';
import { CACHE } from '../bank/image';
import { emptyDatabase } from '../bank/pool';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { soon } from '../../soon';

/** Ready means able to write, and who is not says why. */

let server: PostgresServer;
let url: string;
let db: Database;
let other: Client;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.newDatabase();
  db = await openDatabase({ dataDir: CACHE, databaseUrl: url, databaseLimits: PATIENT });
  other = new Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await db.close();
  await other.end();
  await server.stop();
});

/** A machine may be slow: only where an answer never comes may the time be short. */
const LONG_MS = 60_000;
function serving(own: Database, databaseMs = LONG_MS): Lifecycle {
  const lifecycle = new Lifecycle(databaseMs);
  lifecycle.serving(own);
  return lifecycle;
}

it('is ready on PostgreSQL and on the embedded database, each time it is asked', async () => {
  const embedded = await emptyDatabase();
  for (const lifecycle of [serving(db), serving(embedded)]) {
    expect(await lifecycle.notReady()).toBeUndefined();
    expect(await lifecycle.notReady()).toBeUndefined();
  }
  await embedded.close();
});

it('is not ready on a database that is read-only, and ready again after its promotion, with the same connections', async () => {
  await other.query('alter database bank_1 set default_transaction_read_only = on');
  const standby = openPostgres(url, PATIENT);
  const lifecycle = serving(standby);
  expect(await lifecycle.notReady()).toBe('read-only');
  await expect(standby.query('create table nothing ()')).rejects.toThrow('read-only');
  await other.query('alter database bank_1 reset default_transaction_read_only');
  await soon(async () => expect(await lifecycle.notReady()).toBeUndefined());
  await standby.close();
});

it('is not ready while a table that everybody needs is locked', async () => {
  const lifecycle = serving(db);
  await other.query('begin');
  await other.query('lock table loans');
  expect(await lifecycle.notReady()).toBe('locked');
  await other.query('rollback');
  expect(await lifecycle.notReady()).toBeUndefined();
});

it('is not ready with a full disk', async () => {
  const lifecycle = serving(db);
  // What PostgreSQL answers when it finds no room for a table.
  await other.query(
    `create function no_room() returns event_trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  await other.query(
    `create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room()`,
  );
  expect(await lifecycle.notReady()).toBe('full');
  await other.query('drop event trigger full_disk');
  expect(await lifecycle.notReady()).toBeUndefined();
});

it('is not ready while commits wait for a standby that is gone, asks without one more such commit, and is ready when it is back', async () => {
  const set = async (names: string) => {
    await other.query(`alter system set synchronous_standby_names = '${names}'`);
    await other.query('select pg_reload_conf()');
  };
  const impatient = serving(db, 1000);
  await set('gone');
  await soon(async () => expect(await impatient.notReady()).toBe('standby'));
  const waiting = async (): Promise<number | null> => {
    const ago = `clock_timestamp() - query_start as ago from pg_stat_activity where wait_event = 'SyncRep'`;
    const { rowCount } = await other.query(
      `select 1 from (select ${ago}) as one where ago > interval '2 seconds'`,
    );
    return rowCount;
  };
  await soon(async () => expect(await waiting()).toBe(1));
  // Another process: it has no limit here, so that it would wait for its own commit.
  expect(await serving(db).notReady()).toBe('standby');
  expect(await waiting()).toBe(1);
  await set('');
  await soon(async () => expect(await impatient.notReady()).toBeUndefined());
});

describe('a start', () => {
  const start = (databaseUrl: string) => openDatabase({ dataDir: CACHE, databaseUrl });

  it('on a standby is refused in words', async () => {
    const address = await server.newDatabase();
    await other.query('alter database bank_2 set default_transaction_read_only = on');
    await expect(start(address)).rejects.toThrow('is read-only, a standby');
  });
});
