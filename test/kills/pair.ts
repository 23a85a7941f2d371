import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureKeys } from '../../gateway/keys';
import { Console } from '../gateway/bank/console';
import { minutesAwayFromMidnight } from '../gateway/bank/midnight';
import { TestPerson } from '../gateway/bank/person';
import { startPostgres, type PostgresServer } from '../gateway/bank/postgres';
import { freePort, GatewayProcess } from '../gateway/bank/process';
import { startNetwork, type Network } from '../gateway/bank/proxy';
import { overNetwork } from '../gateway/bank/send';
import { soon } from '../soon';

/** How long a gateway may take until it is ready again on a busy machine; the bench measures how long it takes. */
export const READY_AGAIN_MS = 60_000;

/** Two gateway processes on one PostgreSQL, behind a network that can swallow. */
export class Pair {
  private constructor(
    private readonly dataDir: string,
    /** Another one after a kill. */
    public server: PostgresServer,
    readonly network: Network,
    readonly gateways: readonly GatewayProcess[],
    private readonly operationPorts: readonly number[],
    /** Around the network, for what a test does to the database itself. */
    readonly address: string,
  ) {}

  static async start(postgres: readonly string[] = []): Promise<Pair> {
    const dataDir = mkdtempSync(join(tmpdir(), 'yunling-pair-'));
    const server = await startPostgres(postgres);
    const address = await server.newDatabase();
    const network = await startNetwork(server.port);
    const behind = new URL(address);
    behind.port = String(network.port);
    const operationPorts = [await freePort(), await freePort()];
    const gateways: GatewayProcess[] = [];
    for (const port of operationPorts) {
      const env = { SANDBOX_DATA: dataDir, DATABASE_URL: behind.href, OPERATIONS_PORT: String(port) };
      const gateway = new GatewayProcess(await freePort(), env);
      await gateway.start();
      gateways.push(gateway);
    }
    const pair = new Pair(dataDir, server, network, gateways, operationPorts, address);
    const ahead = minutesAwayFromMidnight(await pair.console(0).now());
    if (ahead > 0) await pair.console(0).advanceMinutes(ahead);
    return pair;
  }

  console(gateway: number): Console {
    return new Console(overNetwork(this.gateways[gateway]?.origin ?? ''));
  }

  /** Somebody who talks to this gateway. */
  person(gateway: number, phone: string): TestPerson {
    const host = {
      send: overNetwork(this.gateways[gateway]?.origin ?? ''),
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

  /** Works on the database itself, past the network. */
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
    const codes = await Promise.all(this.gateways.map((gateway) => gateway.end('SIGTERM')));
    await this.network.close();
    await this.server.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
    return codes;
  }
}
