import './atOnce.test';
import './files.test';
import './ledger.test';
import './loan.test';
import './repay.test';
import { startPostgres, type PostgresServer } from './bank/postgres';
import { databasesFrom } from './harness';

/**
 * Runs the suites of ledger, tickets and calls at the same time again on a real PostgreSQL: PGlite has one connection and hides what only several
 * show, and the two may differ in SQL. These gateways take their databases from this server.
 */
let server: Promise<PostgresServer> | undefined;
databasesFrom(async () => (await (server ??= startPostgres())).newDatabase());
afterAll(async () => (await server)?.stop());
