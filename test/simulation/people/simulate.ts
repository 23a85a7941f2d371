import { holds } from '../expected';
import { freshDatabases } from '../freshDatabases';
import type { Engine } from '../database';
import { Life } from './life';
import { bundleApp } from './phone/bundle';
import { Records } from './records';
import { Time } from './time';

export interface Wanted {
  readonly engine: Engine;
  readonly seeds: readonly number[];
  readonly steps: number;
  readonly gateways: number;
  /** Called after each seed in which all held, with the number of records in which no one is named. */
  readonly lived?: (records: number) => void;
}

/** So many seeds that follow each other. */
export const seedsFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_none, at) => first + at);

const PEOPLE = 3;
const LAST_EVENTS = 40;

/** What does not hold in the first seed that shows it, and how to live it again; undefined: all holds. */
export async function simulatePeople({
  engine,
  seeds,
  lived,
  ...world
}: Wanted): Promise<string | undefined> {
  const makeApp = await bundleApp();
  const time = new Time();
  const records = new Records();
  const databases = await freshDatabases(engine);
  try {
    for (const seed of seeds) {
      time.begin();
      const db = await databases.next();
      const life = new Life(db, time, makeApp, { seed, gateways: world.gateways, records });
      try {
        await life.begin(PEOPLE);
        await life.live(world.steps);
        const count = await records.check(db);
        holds('too few records to say anything', count > world.steps);
        lived?.(count);
      } catch (error) {
        const again = `npm run simulate -- --first ${seed} --seeds 1 --steps ${world.steps}`;
        const on = engine === 'postgres' ? `${again} --postgres` : again;
        return [
          ...life.events.slice(-LAST_EVENTS),
          error instanceof Error ? error.stack : String(error),
          on,
        ].join('\n');
      } finally {
        await life.end();
        await db.close();
      }
    }
    return undefined;
  } finally {
    await databases.close();
    time.end();
  }
}
