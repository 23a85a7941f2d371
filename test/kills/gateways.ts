import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureKeys } from '../../gateway/keys';
import { Console } from '../gateway/bank/console';
import { minutesAwayFromMidnight } from '../gateway/bank/midnight';
import { TestPerson } from '../gateway/bank/person';
import { freePort, GatewayProcess } from '../gateway/bank/process';
import { overNetwork } from '../gateway/bank/send';
import { soon } from '../soon';

/** How long a gateway may take until it is ready again on a busy machine; the bench measures how long it takes. */
export const READY_AGAIN_MS = 60_000;

/** Two gateway processes over one database. */
export class Gateways {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'yunling-pair-'));
  private readonly processes: GatewayProcess[] = [];
  private readonly operationPorts: number[] = [];

  constructor(private readonly place: () => string) {}

  /** Of the database itself, past everything that is between it and the gateways. */
  get address(): string {
    return this.place();
  }

  async start(databaseUrl: string): Promise<void> {
    for (const _which of ['first', 'second']) {
      const port = await freePort();
      const env = { SANDBOX_DATA: this.dataDir, DATABASE_URL: databaseUrl, OPERATIONS_PORT: String(port) };
      const gateway = new GatewayProcess(await freePort(), env);
      await gateway.start();
      this.processes.push(gateway);
      this.operationPorts.push(port);
    }
    const ahead = minutesAwayFromMidnight(await this.console(0).now());
    if (ahead > 0) await this.console(0).advanceMinutes(ahead);
  }

  console(gateway: number): Console {
    return new Console(overNetwork(this.processes[gateway]?.origin ?? ''));
  }

  /** Somebody who talks to this gateway. */
  person(gateway: number, phone: string): TestPerson {
    const host = {
      send: overNetwork(this.processes[gateway]?.origin ?? ''),
      keys: ensureKeys(this.dataDir),
      codeOf: (to: string) => this.console(gateway).codeOf(to),
    };
    return new TestPerson(host, phone);
  }

  /** What `/readyz` of each gateway says: true, or why not. */
  ready(): Promise<readonly unknown[]> {
    const ask = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      const said = (await answer.json()) as { readonly ready: boolean; readonly why?: string };
      return said.ready || said.why;
    };
    return Promise.all(this.operationPorts.map(ask));
  }

  readyAgain(): Promise<void> {
    return soon(async () => expect(await this.ready()).toEqual([true, true]), READY_AGAIN_MS);
  }

  /** Works on the database itself. */
  async sql<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.address });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Ends both processes, as an operator does; their exit codes. */
  async end(): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.processes.map((gateway) => gateway.end('SIGTERM')));
    rmSync(this.dataDir, { recursive: true, force: true });
    return codes;
  }
}
