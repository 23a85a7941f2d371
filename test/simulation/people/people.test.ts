import { simulatePeople } from './simulate';

/** Three people on bad days, fifty times. A fixed seed: a run that fails fails again. `npm run simulate` lives new ones. */
const WORLD = { first: 1, steps: 100 } as const;

it('whatever happens, 50 times: no money without a booking, no wrong word on a screen, no draft lost, nobody named in a record', async () => {
  let records = 0;
  const lived = (written: number) => {
    records += written;
  };
  const wrong = await simulatePeople({ ...WORLD, engine: 'pglite', seeds: 40, gateways: 1, lived });
  expect(wrong).toBeUndefined();
  expect(records).toBeGreaterThan(10_000);
}, 900_000);

it('and on PostgreSQL with two gateways', async () => {
  expect(await simulatePeople({ ...WORLD, engine: 'postgres', seeds: 10, gateways: 2 })).toBeUndefined();
}, 900_000);
