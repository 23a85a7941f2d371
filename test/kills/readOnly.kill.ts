import { expectWhole } from './books';
import { Load } from './load';
import { Pair } from './pair';
import { soon } from '../soon';

let pair: Pair;
let load: Load;
beforeAll(async () => {
  pair = await Pair.start();
  load = await Load.of(pair);
}, 300_000);

const readOnly = (on: boolean) =>
  pair.sql(async (client) => {
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter system set default_transaction_read_only = ${String(on)}`);
    await client.query('select pg_reload_conf()');
  });

it('a database that only reads, as a standby does, is said by /readyz, and nothing is lost or booked twice', async () => {
  load.start();
  await load.acknowledged(10);
  await readOnly(true);
  await soon(async () => expect(await pair.ready()).not.toContain(true), 60_000);
  await readOnly(false);
  await pair.readyAgain();
  await load.acknowledged(10);
  await expectWhole(pair, load);
}, 600_000);

it('both processes live and end in order', async () => {
  expect(await pair.end()).toEqual([0, 0]);
});
