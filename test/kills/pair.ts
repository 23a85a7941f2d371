import { startPostgres, type PostgresServer } from '../gateway/bank/postgres';
import { startNetwork, type Network } from '../gateway/bank/proxy';
import { Gateways } from './gateways';

/** Two gateway processes on one PostgreSQL, behind a network that can swallow. */
export class Pair extends Gateways {
  private constructor(
    /** Another one after a kill. */
    public server: PostgresServer,
    readonly network: Network,
    address: string,
  ) {
    super(() => address);
  }

  static async start(): Promise<Pair> {
    const server = await startPostgres();
    const address = await server.newDatabase();
    const network = await startNetwork(server.port);
    const behind = new URL(address);
    behind.port = String(network.port);
    const pair = new Pair(server, network, address);
    await pair.start(behind.href);
    return pair;
  }

  override async end(): Promise<readonly (number | null)[]> {
    const codes = await super.end();
    await this.network.close();
    await this.server.stop();
    return codes;
  }
}
