import { Client } from 'pg';
import { Busy, InDoubt, type Database, type DatabaseLimits } from '../../../gateway/database';
import { openPostgres } from '../../../gateway/database/postgres';
import { soon } from '../../soon';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';
import { startNetwork, type Network } from '../bank/proxy';

/** What a database does not do in time ends, and the next work is served. */

let server: PostgresServer;
let network: Network;
let url: string;
let other: Client;
const opened: Database[] = [];
beforeAll(async () => {
  server = await startPostgres(['max_connections=15', 'superuser_reserved_connections=3']);
  url = await server.newDatabase();
  network = await startNetwork(Number(new URL(url).port));
  other = new Client({ connectionString: url });
  await other.connect();
  await other.query('create table things (name text primary key)');
  await other.query(`insert into things values ('one'), ('two')`);
});
afterEach(async () => {
  network.swallow(false);
  await Promise.all(opened.splice(0).map((db) => db.close()));
});
afterAll(async () => {
  await other.end();
  await network.close();
  await server.stop();
});

/** A gateway's database, patient except for these limits. */
function open(limits: Partial<DatabaseLimits>, address = url): Database {
  const db = openPostgres(address, { ...PATIENT, ...limits });
  opened.push(db);
  return db;
}
const through = (): string => url.replace(/:\d+\//, `:${network.port}/`);

const LOCK = `select * from things where name = 'one' for update`;
/** How a promise ends, without waiting for it here. */
const endOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);
const answers = async (db: Database) => expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);

it('a lock that somebody else holds is waited for so long and no longer', async () => {
  const db = open({ lockMs: 200 });
  await other.query('begin');
  await other.query(LOCK);
  expect(await endOf(db.tx((sql) => sql.query(LOCK)))).toBeInstanceOf(Busy);
  expect(await endOf(db.query(LOCK))).toBeInstanceOf(Busy);
  await other.query('commit');
  expect(await db.query(LOCK)).toHaveLength(1);
});

it('a statement has so much time, also one by itself; a transaction without limits has more', async () => {
  const db = open({ statementMs: 200 });
  const slow = 'select pg_sleep(0.5)';
  expect(await endOf(db.tx((sql) => sql.query(slow)))).toBeInstanceOf(Busy);
  expect(await endOf(db.query(slow))).toBeInstanceOf(Busy);
  await db.tx((sql) => sql.query(slow), { unlimited: true });
  await answers(db);
});

it('limits go with each transaction: a pooler hands its connection to others without them', async () => {
  const db = open({ lockMs: 1234, statementMs: 2345, idleMs: 3456 });
  const asked = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const limits = [{ lock: '1234ms', statement: '2345ms', idle: '3456ms' }];
  expect(await db.tx((sql) => sql.query(asked))).toEqual(limits);
  expect(await db.query(asked)).toEqual(limits);
});

it('a transaction whose gateway says nothing gives its locks back', async () => {
  const db = open({ idleMs: 300 });
  const silent = endOf(
    db.tx(async (sql) => {
      await sql.query(LOCK);
      // Waits for the lock that the silent one holds.
      await other.query(LOCK);
      await sql.query('select 1');
    }),
  );
  expect(await silent).toBeInstanceOf(Busy);
  await answers(db);
});

it('no connection free: the next work waits for one, and then hears that it is busy', async () => {
  // A loaded machine takes its time to open ten.
  const db = open({ connectMs: 3000 });
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const holding = Array.from({ length: 10 }, () =>
    db.tx(async (sql) => {
      await sql.query('select 1');
      await held;
    }),
  );
  await soon(() => expect(db.connections?.().open).toBe(10));
  expect(await endOf(db.query('select 1'))).toBeInstanceOf(Busy);
  go();
  await Promise.all(holding);
  await answers(db);
});

it('the server has no connection left: work waits until its own process has one free', async () => {
  // Twelve for all; this test has one, so that the two have eleven.
  const own = { user: 'common', password: 'common' };
  await other.query(`create role ${own.user} login password '${own.password}'`);
  const address = url.replace('postgres:postgres@', `${own.user}:${own.password}@`);
  const two = [open({}, address), open({}, address)];
  const work = Array.from({ length: 100 }, (_, index) =>
    (two[index % 2] as Database).tx((sql) => sql.query('select pg_sleep(0.02)')),
  );
  const ends = await Promise.allSettled(work);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
});

describe('the network swallows what is sent', () => {
  const LIMITS = { connectMs: 2500, silenceMs: 2500 };

  it('and everything after it is served', async () => {
    const db = open(LIMITS, through());
    await answers(db);
    network.swallow(true);
    const lost = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        endOf(index % 2 === 0 ? db.query('select 1') : db.tx((sql) => sql.query('select 1'))),
      ),
    );
    expect(lost.filter((one) => !(one instanceof Busy))).toEqual([]);
    network.swallow(false);
    for (let n = 0; n < 24; n += 1) await answers(db);
  });

  it('and a commit that got no answer is in doubt', async () => {
    const db = open(LIMITS, through());
    const lost = db.tx(async (sql) => {
      await sql.query(`insert into things values ('doubtful')`);
      network.swallow(true);
    });
    expect(await endOf(lost)).toBeInstanceOf(InDoubt);
    network.swallow(false);
    await answers(db);
  });

  it('and a statement that got none is not: nothing of its transaction is done', async () => {
    const db = open(LIMITS, through());
    const lost = db.tx(async (sql) => {
      await sql.query(`insert into things values ('undone')`);
      network.swallow(true);
      await sql.query('select 1');
    });
    expect(await endOf(lost)).toBeInstanceOf(Busy);
    network.swallow(false);
    expect(await db.query(`select 1 from things where name = 'undone'`)).toEqual([]);
  });
});

it('one owner’s transactions use two connections at once, the others wait so long, and another owner waits for no one', async () => {
  const db = open({ lockMs: 300 });
  await other.query('begin');
  await other.query(LOCK);
  let most = 0;
  const ends = Array.from({ length: 12 }, () => endOf(db.tx((sql) => sql.query(LOCK), { owner: 'one' })));
  const watched = soon(async () => {
    most = Math.max(most, db.connections?.().open ?? 0);
    await db.tx((sql) => sql.query('select 1'), { owner: 'two' });
  });
  await watched;
  expect((await Promise.all(ends)).filter((one) => !(one instanceof Busy))).toEqual([]);
  expect(most).toBeLessThanOrEqual(3);
  await other.query('commit');
  expect(await db.tx((sql) => sql.query(LOCK), { owner: 'one' })).toHaveLength(1);
});
