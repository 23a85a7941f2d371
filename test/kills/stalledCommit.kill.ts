import { expectWhole } from './books';
import { Load } from './load';
import { Pair } from './pair';
import { soon } from '../soon';

const STANDBY = 'synchronous_standby_names';

let pair: Pair;
let load: Load;
beforeAll(async () => {
  pair = await Pair.start();
  load = await Load.of(pair);
}, 300_000);

const standby = (name: string) =>
  pair.sql(async (client) => {
    // Its own commit must not wait for the standby.
    await client.query('set synchronous_commit = local');
    await client.query(`alter system set ${STANDBY} = '${name}'`);
    await client.query('select pg_reload_conf()');
  });
const STALLED = `select count(*)::int as n from pg_stat_activity where wait_event = 'SyncRep'`;

it('a COMMIT that waits for a standby is never said not to have happened, and the gateways are not ready', async () => {
  load.start();
  await load.acknowledged(10);
  await standby('gone');
  await soon(async () => {
    const [row] = await pair.sql(async (client) => (await client.query<{ n: number }>(STALLED)).rows);
    expect(row?.n).toBeGreaterThan(0);
  });
  await soon(async () => expect(await pair.ready()).not.toContain(true), 60_000);
  // Longer than the app waits for any answer.
  await new Promise((done) => setTimeout(done, 30_000));
  await standby('');
  await pair.readyAgain();
  await load.acknowledged(10);
  await expectWhole(pair, load);
}, 600_000);

it('both processes live and end in order', async () => {
  expect(await pair.end()).toEqual([0, 0]);
});
