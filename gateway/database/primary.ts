import type { ClientBase, Pool } from 'pg';
import { isAway } from './busy';
import type { Hosts } from './hosts';
import type { DatabaseLimits } from './limits';
import { openPool } from './postgresPool';
import { newestOf, timelineOf } from './timeline';

/** The pool of connections to the host that reads and writes. After a promotion it is another pool, to another host. */
export class Primary {
  private current: { readonly address: string; readonly pool: Pool };
  /** Timeline of the newest primary that was met; 0: none yet. */
  private timeline = 0;
  private looking: Promise<boolean> | undefined;
  /** Pools to hosts of before, until the last work on them is over. */
  private left: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly hosts: Hosts,
    private readonly limits: DatabaseLimits,
  ) {
    this.current = this.open(hosts.addresses[0] ?? '');
  }

  get pool(): Pool {
    return this.current.pool;
  }

  /** Something on a connection of this pool has failed. True: there is another pool, or the host is found well; the work may be tried again. */
  async after(error: unknown, pool: Pool): Promise<boolean> {
    if (!this.hosts.checked || this.closed) return false;
    if (pool !== this.pool) return true;
    if (!isAway(error)) return false;
    return this.search();
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.left, this.pool.end()]);
  }

  private search(): Promise<boolean> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async look(): Promise<boolean> {
    const found = await newestOf(this.hosts.addresses, this.timeline, this.limits.connectMs);
    if (found === undefined || found.timeline < this.timeline || this.closed) return false;
    this.timeline = found.timeline;
    if (found.address === this.current.address) return true;
    const { pool } = this.current;
    this.current = this.open(found.address);
    this.left = Promise.all([this.left, pool.end()]);
    return true;
  }

  private open(address: string) {
    return { address, pool: openPool(address, this.limits, this.hosts.checked ? this.check : undefined) };
  }

  /** A server becomes a standby only by a new start, which ends its connections: a new one is asked once. */
  private readonly check = async (client: ClientBase): Promise<void> => {
    // Before the hosts are compared, any of them may be a primary of before.
    if (this.timeline === 0) await this.search();
    this.timeline = await timelineOf(client, () => this.timeline, this.limits.connectMs);
  };
}
