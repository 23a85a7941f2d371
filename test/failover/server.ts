import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../gateway/bank/process';
import { soon } from '../soon';
import { ownFolder, programOf, runProgram, startProgram } from './programs';

const PATIENCE_MS = 60_000;
/** The standby's name in `synchronous_standby_names`. */
const STANDBY = 'standby';
/** Nothing here is needed after a crash of the machine, and a killed process does not lose what it has written. */
const SETTINGS = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'wal_level=replica'];

/** A server of PostgreSQL in its own folder: a primary, or the standby of one. */
export class Server {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly home: string,
    readonly port: number,
  ) {}

  static async make(): Promise<Server> {
    return new Server(ownFolder('yunling-failover-'), await freePort());
  }

  address(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** An empty one, which asks for no password. */
  async initialise(): Promise<void> {
    await runProgram(programOf('initdb'), [
      '-D',
      this.folder,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
    ]);
  }

  /** Resolves when the server answers. Its settings of before hold on. */
  async start(): Promise<void> {
    const settings = [...SETTINGS, `port=${this.port}`].flatMap((one) => ['-c', one]);
    await soon(async () => {
      // Right after a kill its children may still hold the folder.
      if (this.child === undefined || this.child.exitCode !== null)
        this.child = startProgram(programOf('postgres'), ['-D', this.folder, ...settings]);
      await this.sql(() => Promise.resolve());
    }, PATIENCE_MS);
  }

  /** Takes everything from a primary that runs, follows it, and is waited for by its commits. */
  async follow(primary: Server): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    const from = `host=127.0.0.1 port=${primary.port} user=postgres`;
    await runProgram(programOf('pg_basebackup'), [
      '-D',
      this.folder,
      '-d',
      from,
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ]);
    // In place of the primary's: promoted, this one must not wait for a standby that it does not have.
    await writeFile(
      join(this.folder, 'postgresql.auto.conf'),
      `primary_conninfo = '${from} application_name=${STANDBY}'\n`,
    );
    await writeFile(join(this.folder, 'standby.signal'), '');
    await this.start();
    await primary.waitFor(`state = 'streaming'`);
    await primary.sql(async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
      await client.query('select pg_reload_conf()');
    });
    await primary.waitFor(`sync_state = 'sync'`);
  }

  /** Makes a standby a primary that waits for no one. */
  async promote(): Promise<void> {
    await this.sql((client) => client.query('select pg_promote()'));
  }

  /** The machine fails: kill −9. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    // Its children are gone a moment later, and write until then.
    await soon(() => rmSync(this.home, { recursive: true, force: true }), PATIENCE_MS);
  }

  async sql<T>(work: (client: Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const client = new Client({ connectionString: this.address(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  private get folder(): string {
    return join(this.home, 'data');
  }

  private waitFor(condition: string): Promise<void> {
    const asked = `select 1 from pg_stat_replication where application_name = '${STANDBY}' and ${condition}`;
    return soon(
      async () => expect(await this.sql((client) => client.query(asked))).toHaveProperty('rowCount', 1),
      PATIENCE_MS,
    );
  }
}
