import { expectWhole } from './books';
import { Load } from './load';
import { Pair } from './pair';
import { killPostgres } from './primary';

const KILLS = 5;
let pair: Pair;
let load: Load;
beforeAll(async () => {
  pair = await Pair.start();
  load = await Load.of(pair);
}, 300_000);

it(
  `PostgreSQL killed ${KILLS} times under load costs no process its life, and nothing acknowledged`,
  async () => {
    load.start();
    for (let round = 0; round < KILLS; round += 1) {
      await load.acknowledged(10);
      pair.server = await killPostgres(pair.server);
      await pair.readyAgain();
    }
    await load.acknowledged(10);
    await expectWhole(pair, load);
  },
  KILLS * 120_000,
);

it('both processes live and end in order', async () => {
  expect(await pair.end()).toEqual([0, 0]);
});
