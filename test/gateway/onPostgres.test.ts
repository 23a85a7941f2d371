import { afterAll } from 'vitest';
import { startPostgres } from './bank/postgres';
import { databasesFrom } from './harness';

/**
 * The suites of ledger, tickets and calls at once once more, on a real PostgreSQL: PGlite has one connection and hides what only several show, and
 * the two may differ in SQL. Their gateways take their databases from this server.
 */
const server = await startPostgres();
databasesFrom(() => server.newDatabase());
afterAll(() => server.stop());

await import('./atOnce.test');
await import('./files.test');
await import('./ledger.test');
await import('./loan.test');
await import('./repay.test');
