import { buildApp } from '../../gateway/app';
import type { Database } from '../../gateway/database';
import type { SandboxKeys } from '../../gateway/keys';
import { readSettings } from '../../gateway/settings';
import { Console } from '../gateway/bank/console';
import { TestPerson } from '../gateway/bank/person';
import { inject } from '../gateway/bank/send';
import type { World } from '../../gateway/console/person';
import { LIVES } from './life';
import { Copy, type Guest } from './steps';

/** A gateway in process over one database. */
export async function openGateway(db: Database, keys: SandboxKeys, dataDir: string) {
  const settings = { ...readSettings({}), dataDir };
  const app = await buildApp({ db, keys: () => keys, settings, log: false });
  const send = inject(app);
  const desk = new Console(send);
  const world: World = { send, keys, codeOf: (phone) => desk.codeOf(phone) };
  return { app, world };
}

/** Lives whose people may draw again: two of each are visited. */
const VISITED = [2, 3, 5, 8, 9];
/** Places of the visited copies among all: near the begin, and beyond the middle. */
const SHARES = [0.11, 0.67];
const COMER = '13900000001';

/** The same kinds of people in each database, logged in; the last one has just come. */
export async function welcome(world: World, customers: number): Promise<readonly Guest[]> {
  const copies = Math.round(customers / LIVES.length) - 1;
  const people: TestPerson[] = VISITED.flatMap((life) =>
    SHARES.map((share) => new Copy(world, life, Math.floor(copies * share) + life)),
  );
  for (const person of people) await person.register();
  const comer = new TestPerson(world, COMER);
  await comer.becomeCredited();
  await comer.draw();
  return [...people, comer].map((person) => ({ person, loanNo: '', repayNo: '' }));
}
