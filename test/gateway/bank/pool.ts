import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../gateway/database';
import { databaseIn } from '../../../gateway/database/pglite';
import { migratedImage } from './image';
import { restore } from './pristine';

declare global {
  /** What the test environment keeps for all files of a worker (test/runner/environment.mjs). */
  var databasesOfWorker: { readonly idle: PGlite[] };
}

async function borrow(): Promise<PGlite> {
  const used = globalThis.databasesOfWorker.idle.pop();
  if (used === undefined) return PGlite.create({ loadDataDir: await migratedImage() });
  if (await restore(used)) return used;
  await used.close();
  return borrow();
}

/** A migrated, empty database in memory. A new one takes a second or two, so a closed one is emptied and used again by the worker's next file. */
export async function pooledDatabase(): Promise<Database> {
  const db = await borrow();
  const inner = databaseIn(db);
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
    tx: (work) => open(() => inner.tx(work)),
    close: async () => {
      closed = true;
      if (running > 0) await db.close();
      else globalThis.databasesOfWorker.idle.push(db);
    },
  };
}
