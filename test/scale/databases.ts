import { openDatabase, type Database } from '../../gateway/database';
import { openPostgres } from '../../gateway/database/postgres';
import type { SandboxKeys } from '../../gateway/keys';
import { trialBalance } from '../../gateway/ledger/trialBalance';
import { PATIENT, startPostgres, type PostgresServer } from '../gateway/bank/postgres';
import { fill, growing, rowsOf } from './fill';
import { openGateway } from './host';
import { live } from './life';

/** As a server of this size would be set up; what only a crash would lose is not needed here. */
const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements',
  'shared_buffers=1GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=30min',
  'full_page_writes=off',
  'synchronous_commit=off',
];

export interface Filled {
  readonly customers: number;
  /** Name of the database. */
  readonly database: string;
  readonly address: string;
  /** What was made, for a reader. */
  readonly about: string;
}

/** A PostgreSQL with one database for each number of customers. */
export class Databases {
  private constructor(
    private readonly server: PostgresServer,
    /** A connection to a database of no one: what it asks is not counted. */
    readonly watch: Database,
    /** The tables that grow with the customers. */
    readonly tables: ReadonlySet<string>,
  ) {}

  /** Starts it, and lets the people live whose copies fill the databases. */
  static async start(dataDir: string, keys: SandboxKeys): Promise<Databases> {
    const server = await startPostgres(SETTINGS);
    const db = await openDatabase({
      dataDir,
      databaseUrl: await server.newDatabase(),
      databaseLimits: PATIENT,
    });
    const before = await rowsOf(db);
    const { app, world } = await openGateway(db, keys, dataDir);
    await live(db, world);
    await app.close();
    const tables = growing(before, await rowsOf(db));
    await db.close();
    const watch = openPostgres(server.address('postgres'), PATIENT);
    await watch.query('create extension pg_stat_statements');
    return new Databases(server, watch, tables);
  }

  async make(customers: number): Promise<Filled> {
    const start = performance.now();
    const database = `scale_${customers}`;
    await this.watch.script(`create database ${database} template bank_1`);
    const address = this.server.address(database);
    const db = openPostgres(address, PATIENT);
    await fill(db, this.tables, customers);
    const { balanced, entries, postings } = await trialBalance(db);
    if (!balanced) throw new Error(`the ledger of ${database} does not balance`);
    const [row] = await db.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    await db.close();
    const took = ((performance.now() - start) / 1000).toFixed(0);
    const about = `${customers} customers, ${entries} entries, ${postings} postings (balanced), ${row?.size}, in ${took} s`;
    return { customers, database, address, about };
  }

  async stop(): Promise<void> {
    await this.watch.close();
    await this.server.stop();
  }
}
