import { startPostgres, type PostgresServer } from '../bank/postgres';
import { killedAtEachMoment } from './killPoints';

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

killedAtEachMoment('on PGlite', async () => ({ env: {}, twin: false }));

killedAtEachMoment('on PostgreSQL, with a second gateway', async () => {
  server = await startPostgres();
  return { env: { DATABASE_URL: await server.newDatabase() }, twin: true };
});
