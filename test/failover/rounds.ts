import { performance } from 'node:perf_hooks';
import { expectWhole } from '../kills/books';
import { Gateways } from '../kills/gateways';
import { Load } from '../kills/load';
import { Cluster } from './cluster';

/** How often the primary dies; `npm run failover -- --rounds 3`. */
const ROUNDS = Number(process.env['ROUNDS'] ?? '10');
/** Orders that are acknowledged before and after each death: the load is under way. */
const UNDER_WAY = 10;

const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** The rounds as tests: each file has its own cluster, with or without poolers before it. */
export function describeRounds(how: { readonly pooled: boolean }): void {
  let cluster: Cluster;
  let gateways: Gateways;
  let load: Load;
  beforeAll(async () => {
    cluster = await Cluster.start(how);
    gateways = new Gateways(() => cluster.address);
    await gateways.start(cluster.databaseUrl);
    load = await Load.of(gateways);
  }, 300_000);
  afterAll(() => cluster.stop(), 120_000);

  const round = async (no: number): Promise<void> => {
    await load.acknowledged(UNDER_WAY);
    const died = performance.now();
    await cluster.failOver();
    const promoted = performance.now();
    await gateways.readyAgain();
    const ready = performance.now();
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    tell(
      `${no}: promoted ${seconds(died, promoted)} s after the death, both gateways ready ${seconds(promoted, ready)} s after that`,
    );
    await load.acknowledged(UNDER_WAY);
    await cluster.oldPrimaryComesBack();
    await load.acknowledged(UNDER_WAY);
    await gateways.readyAgain();
    await cluster.rebuild();
    await gateways.readyAgain();
  };

  it(
    `the primary dies ${ROUNDS} times under load, its standby is promoted, and the gateways go on: nothing acknowledged is lost, nothing is done twice`,
    async () => {
      load.start();
      for (let no = 1; no <= ROUNDS; no += 1) await round(no);
      await load.acknowledged(UNDER_WAY);
      await expectWhole(gateways, load);
      tell(load.summary());
    },
    ROUNDS * 180_000 + 300_000,
  );

  it('both processes live and end in order', async () => {
    expect(await gateways.end()).toEqual([0, 0]);
  });
}
