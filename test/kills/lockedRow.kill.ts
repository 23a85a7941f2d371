import { Client } from 'pg';
import { expectWhole } from './books';
import { Load } from './load';
import { Pair } from './pair';

const CALLS = 12;
let pair: Pair;
let load: Load;
beforeAll(async () => {
  pair = await Pair.start();
  load = await Load.of(pair);
}, 300_000);

it('a person whose row is locked and who calls twelve times holds up no one else', async () => {
  const person = await pair.person(0, '13100000099').becomeCredited();
  const lock = new Client({ connectionString: pair.address });
  await lock.connect();
  await lock.query('begin');
  await lock.query('select 1 from customers where phone = $1 for update', [person.phone]);
  load.start();
  const calls = Array.from({ length: CALLS }, () => person.draw().catch(String));
  // They all go on while the twelve wait.
  await load.acknowledged(40);
  expect(await pair.ready()).toEqual([true, true]);
  await Promise.all(calls);
  await lock.query('rollback');
  await lock.end();
  await expectWhole(pair, load);
}, 600_000);

it('both processes live and end in order', async () => {
  expect(await pair.end()).toEqual([0, 0]);
});
