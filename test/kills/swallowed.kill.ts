import { expectWhole } from './books';
import { Load } from './load';
import { Pair } from './pair';

const SILENCE_MS = 35_000;
let pair: Pair;
let load: Load;
beforeAll(async () => {
  pair = await Pair.start();
  load = await Load.of(pair);
}, 300_000);

it('a network that swallows all bytes for 35 s costs the calls of that time, and nothing after it', async () => {
  load.start();
  await load.acknowledged(10);
  pair.network.swallow(true);
  await new Promise((done) => setTimeout(done, SILENCE_MS));
  pair.network.swallow(false);
  await pair.readyAgain();
  await load.acknowledged(20);
  await expectWhole(pair, load);
}, 600_000);

it('SIGTERM ends both processes in order while it swallows again', async () => {
  pair.network.swallow(true);
  expect(await pair.end()).toEqual([0, 0]);
}, 120_000);
