import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../gateway/database';
import { createPglite, databaseIn } from '../../../gateway/database/pglite';
import { migratedImage } from './image';
import { keepCopy, restore } from './pristine';

/** Somebody whom a database knows already, with the session. */
export interface Known {
  readonly phone: string;
  readonly tokenCode: string;
}

interface Pooled {
  readonly db: PGlite;
  readonly people: readonly Known[];
}

declare global {
  /** What the test environment keeps for all files of a worker (test/runner/environment.mjs). */
  var databasesOfWorker: { readonly empty: Pooled[]; readonly peopled: Pooled[] };
}

async function fromPool(pool: Pooled[]): Promise<Pooled | undefined> {
  const used = pool.pop();
  if (used === undefined || (await restore(used.db))) return used;
  await used.db.close();
  return fromPool(pool);
}

/** The gateway's database in `pooled`; closed, it goes back to the pool, unless something still runs in it. */
function lend(pooled: Pooled, pool: Pooled[]): Database {
  const inner = databaseIn(pooled.db);
  let running = 0;
  let closed = false;
  const open = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closed) throw new Error('the database is closed');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  return {
    engine: inner.engine,
    query: (text, params) => open(() => inner.query(text, params)),
    script: (text) => open(() => inner.script(text)),
    tx: (work, options) => open(() => inner.tx(work, options)),
    close: async () => {
      closed = true;
      if (running > 0) await inner.close();
      else pool.push(pooled);
    },
  };
}

const create = async (): Promise<Pooled> => ({
  db: await createPglite({ loadDataDir: await migratedImage() }),
  people: [],
});

/** A migrated, empty database in memory. A new one takes a second or two, so a closed one is emptied and used again by the worker's next file. */
export async function emptyDatabase(): Promise<Database> {
  const { empty } = globalThis.databasesOfWorker;
  return lend((await fromPool(empty)) ?? (await create()), empty);
}

/** The same with people in it, whom `invite` brings in once for a worker. */
export async function peopledDatabase(
  invite: (db: Database) => Promise<readonly Known[]>,
): Promise<{ readonly db: Database; readonly people: readonly Known[] }> {
  const { peopled } = globalThis.databasesOfWorker;
  const pooled = (await fromPool(peopled)) ?? (await furnish(await create(), invite));
  return { db: lend(pooled, peopled), people: pooled.people };
}

async function furnish({ db }: Pooled, invite: (db: Database) => Promise<readonly Known[]>): Promise<Pooled> {
  const people = await invite(databaseIn(db));
  await keepCopy(db);
  return { db, people };
}
