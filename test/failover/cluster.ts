import { Pooler } from './pooler';
import { Server } from './server';

const NAME = 'bank';

/** A primary and its synchronous standby; one dies, and the other takes its place. */
export class Cluster {
  private constructor(
    private readonly hosts: readonly Server[],
    private readonly poolers: readonly Pooler[],
    private primary: Server,
    private standby: Server,
  ) {}

  static async start({ pooled }: { readonly pooled: boolean }): Promise<Cluster> {
    const [primary, standby] = [await Server.make(), await Server.make()];
    await primary.initialise();
    await primary.start();
    await primary.sql((client) => client.query(`create database ${NAME}`));
    await standby.follow(primary);
    const hosts = [primary, standby];
    const poolers = pooled ? [await Pooler.before(primary), await Pooler.before(standby)] : [];
    return new Cluster(hosts, poolers, primary, standby);
  }

  /** What a gateway is given: all hosts, in the order in which they were made. */
  get databaseUrl(): string {
    const doors: readonly { readonly port: number }[] = this.poolers.length > 0 ? this.poolers : this.hosts;
    const hosts = doors.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres@${hosts}/${NAME}?target_session_attrs=read-write`;
  }

  /** Of the primary of this moment. */
  get address(): string {
    return this.primary.address(NAME);
  }

  /** A failure of the primary, and what the person or program in charge does then. */
  async failOver(): Promise<void> {
    await this.primary.kill();
    await this.standby.promote();
    [this.primary, this.standby] = [this.standby, this.primary];
  }

  /** The dead primary starts again as what it was, as if no one had told it; and everybody has to connect again. */
  async oldPrimaryComesBack(): Promise<void> {
    await this.standby.start();
    await this.primary.sql((client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [NAME]),
    );
  }

  /** The dead one becomes the standby of the other. */
  async rebuild(): Promise<void> {
    await this.standby.kill();
    await this.standby.follow(this.primary);
  }

  async stop(): Promise<void> {
    for (const pooler of this.poolers) await pooler.remove();
    for (const host of this.hosts) await host.remove();
  }
}
