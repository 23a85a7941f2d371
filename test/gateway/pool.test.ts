import { openDatabase, type Database } from '../../gateway/database';
import { CACHE } from './bank/image';
import { startPostgres, type PostgresServer } from './bank/postgres';

let server: PostgresServer;
let db: Database;
beforeAll(async () => {
  server = await startPostgres();
  db = await openDatabase({ dataDir: CACHE, databaseUrl: await server.newDatabase() });
});
afterAll(async () => {
  await db.close();
  await server.stop();
});

const BOUND = 10;

it('opens ten connections at most for two hundred transactions at once; the others wait for their turn, and none is lost', async () => {
  let running = 0;
  let most = 0;
  const work = () =>
    db.tx(async (sql) => {
      // The first statement brings the connection.
      const [row] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      running += 1;
      most = Math.max(most, running);
      await sql.query('select pg_sleep(0.005)');
      running -= 1;
      return row?.pid;
    });
  const pids = await Promise.all(Array.from({ length: 200 }, work));
  expect(pids).not.toContain(undefined);
  expect(most).toBeLessThanOrEqual(BOUND);
  // One after the other would keep the bound, too.
  expect(most).toBeGreaterThan(1);
  const open = new Set(pids).size;
  expect(db.connections?.()).toEqual({ open, free: open, waiting: 0 });
});
