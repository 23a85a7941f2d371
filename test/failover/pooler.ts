import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../gateway/bank/process';
import { soon } from '../soon';
import { ownFolder, programOf, startProgram } from './programs';
import type { Server } from './server';

/** As docs/operations.md says it. */
const SETTINGS = {
  pool_mode: 'transaction',
  query_wait_timeout: 2,
  server_connect_timeout: 3,
  server_login_retry: 1,
};

/** pgbouncer in transaction mode beside one server: it lives on when its server dies. */
export class Pooler {
  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async before(server: Server): Promise<Pooler> {
    const folder = ownFolder('yunling-pooler-');
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: port,
      unix_socket_dir: '',
      auth_type: 'any',
      ...SETTINGS,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    const database = `* = host=127.0.0.1 port=${server.port} user=postgres`;
    writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
    const pooler = new Pooler(folder, port, startProgram(programOf('pgbouncer'), ['-q', file]));
    await soon(async () => {
      const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/pgbouncer` });
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
    });
    return pooler;
  }

  async remove(): Promise<void> {
    const gone = once(this.child, 'exit');
    if (this.child.exitCode === null && this.child.kill('SIGKILL')) await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
