import { Client } from 'pg';
import type { Database, DatabaseLimits } from '../../../gateway/database';
import { Busy, InDoubt, openDatabase } from '../../../gateway/database';
import { openPostgres } from '../../../gateway/database/postgres';
import { soon } from '../../soon';
import { CACHE } from '../bank/image';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { startNetwork, type Network } from '../bank/proxy';

/** Of several hosts the gateway uses the one that reads and writes, and another one when that is promoted. */

interface Host {
  readonly server: PostgresServer;
  readonly network: Network;
  readonly client: Client;
}

let hosts: readonly [Host, Host];
let db: Database;
const startHost = async (): Promise<Host> => {
  const server = await startPostgres();
  const client = new Client({ connectionString: await server.newDatabase() });
  await client.connect();
  return { server, client, network: await startNetwork(server.port) };
};
beforeAll(async () => {
  hosts = [await startHost(), await startHost()];
});
beforeEach(async () => {
  await role(hosts[0], 'standby');
  await role(hosts[1], 'primary');
});
afterEach(async () => {
  for (const { network } of hosts) network.swallow(false);
  await db.close();
});
afterAll(async () => {
  for (const { client, network, server } of hosts) {
    await client.end();
    await network.close();
    await server.stop();
  }
});

/** What a promotion, or a new start as a standby, makes of a host: connections that it has end. */
async function role({ client }: Host, now: 'primary' | 'standby'): Promise<void> {
  await client.query('set default_transaction_read_only = off');
  await client.query(
    `alter database bank_1 set default_transaction_read_only = ${now === 'standby' ? 'on' : 'off'}`,
  );
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1',
    ['bank_1'],
  );
}

const address = (): string =>
  `postgres://postgres:postgres@${hosts.map(({ network }) => `127.0.0.1:${network.port}`).join(',')}/bank_1?target_session_attrs=read-write`;

/** Patient except for these limits. */
function open(limits: Partial<DatabaseLimits> = {}): Database {
  db = openPostgres(address(), { ...PATIENT, ...limits });
  return db;
}

async function portOf(own: Database): Promise<number | undefined> {
  const [row] = await own.query<{ port: number }>('select inet_server_port() as port');
  return row?.port;
}
const endOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('is opened and migrated on the host that reads and writes, whichever place it has in the address', async () => {
  db = await openDatabase({ dataDir: CACHE, databaseUrl: address(), databaseLimits: PATIENT });
  expect(await portOf(db)).toBe(hosts[1].server.port);
  expect(await db.query('select 1 from migrations')).not.toEqual([]);
});

it('after a promotion the other host is used by the next work, and no connection to the first one is left', async () => {
  const own = open();
  expect(await portOf(own)).toBe(hosts[1].server.port);
  await role(hosts[1], 'standby');
  await role(hosts[0], 'primary');
  await soon(async () => expect(await portOf(own)).toBe(hosts[0].server.port));
  const there = 'select 1 from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
  await soon(async () => expect((await hosts[1].client.query(there, ['bank_1'])).rows).toEqual([]));
});

it('without a primary each work is told that the database is away, and the next one after the promotion is served', async () => {
  const own = open();
  await role(hosts[1], 'standby');
  expect(await endOf(own.query('select 1'))).toBeInstanceOf(Busy);
  expect(await endOf(own.tx((sql) => sql.query('select 1')))).toBeInstanceOf(Busy);
  await role(hosts[0], 'primary');
  expect(await portOf(own)).toBe(hosts[0].server.port);
});

it('a primary that says nothing any more costs the work that waits for it: a commit is in doubt, and then the other host is used', async () => {
  const own = open({ connectMs: 2500, silenceMs: 2500 });
  // Several connections that will be silent.
  await Promise.all(Array.from({ length: 8 }, () => own.query('select pg_sleep(0.1)')));
  const lost = own.tx(async (sql) => {
    await sql.query('create temp table doubtful ()');
    hosts[1].network.swallow(true);
    await role(hosts[0], 'primary');
  });
  expect(await endOf(lost)).toBeInstanceOf(InDoubt);
  await soon(async () => expect(await portOf(own)).toBe(hosts[0].server.port));
  // Not one of the silent ones is used again.
  for (let n = 0; n < 10; n += 1) expect(await portOf(own)).toBe(hosts[0].server.port);
});

it('a start without a primary among the hosts is refused in words', async () => {
  open();
  await role(hosts[1], 'standby');
  await expect(openDatabase({ dataDir: CACHE, databaseUrl: address() })).rejects.toThrow(
    'is read-only, a standby',
  );
});
