import { Client } from 'pg';
import { openPostgres } from '../../../gateway/database/postgres';
import { soon } from '../../soon';
import { startPostgres, type PostgresServer } from '../bank/postgres';

/** A lost connection costs the work that used it, and nothing else. An unheard 'error' would end this test's process. */

let server: PostgresServer;
let url: string;
let db: ReturnType<typeof openPostgres>;
let other: Client;
beforeAll(async () => {
  server = await startPostgres();
  url = await server.newDatabase();
  db = openPostgres(url);
  other = new Client({ connectionString: url });
  await other.connect();
});
afterAll(async () => {
  await db.close();
  await other.end();
  await server.stop();
});

const terminate = (pid: number | undefined) => other.query('select pg_terminate_backend($1, 5000)', [pid]);
const pidOf = async (sql: Pick<typeof db, 'query'>): Promise<number | undefined> =>
  (await sql.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

it('lost while a transaction computes, it costs this transaction, and the next one is served', async () => {
  const lost = db.tx(async (sql) => {
    await terminate(await pidOf(sql));
    await sql.query('select 1');
  });
  await expect(lost).rejects.toThrow();
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('lost while a statement waits, it costs this statement', async () => {
  let told = (_pid: number | undefined): void => undefined;
  const pid = new Promise<number | undefined>((resolve) => (told = resolve));
  const waiting = db.tx(async (sql) => {
    told(await pidOf(sql));
    await sql.query('select pg_sleep(60)');
  });
  const refused = expect(waiting).rejects.toThrow();
  await terminate(await pid);
  await refused;
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
});

it('lost between two uses, another one takes its place', async () => {
  await terminate(await pidOf(db));
  // Its end may be heard a moment after it was lent again.
  await soon(async () => expect(await db.tx((sql) => sql.query('select 1 as one'))).toEqual([{ one: 1 }]));
});
