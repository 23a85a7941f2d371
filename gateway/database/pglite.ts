import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { PreparedStatements } from './prepared';
import type { Database } from './sql';
import { inTransaction, type Begun } from './transaction';
import { Turn } from './turn';

/** How PostgreSQL writes bytes as text. */
const HEX = '\\x';

const parsers = {
  [types.INT8]: (value: string) => Number(value),
  [types.DATE]: (value: string) => value,
  [types.BYTEA]: (value: string) => Buffer.from(value.slice(HEX.length), 'hex'),
};

/** PGlite's own serializer goes byte by byte: a picture of 7 MB blocked the whole process for seconds. */
const serializers = {
  [types.BYTEA]: (value: unknown) => {
    if (value instanceof Uint8Array)
      return HEX + Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
    throw new Error('bytes are wanted');
  },
};

/** The gateway's database in a PGlite that is open. All that uses this PGlite at the same time must go through the result. */
export function databaseIn(db: PGlite): Database {
  const statements = new PreparedStatements(db, { parsers, serializers });
  // One connection: a statement outside must not become part of a transaction that somebody else has open.
  const turn = new Turn();
  const begin = async (): Promise<Begun> => {
    await turn.take();
    try {
      await statements.tidy();
      await statements.run('begin');
    } catch (error) {
      turn.leave();
      throw error;
    }
    return {
      query: (text, params) => statements.query(text, params),
      script: async (text) => void (await statements.run(text)),
      async end(how) {
        try {
          const done = await statements.run(how);
          // What PostgreSQL does for a commit after a failure that the work has kept to itself.
          if (done.toLowerCase() !== how) throw new Error('the transaction was rolled back');
        } finally {
          turn.leave();
        }
      },
    };
  };
  return {
    engine: 'pglite',
    query: (text, params) =>
      turn.run(async () => {
        await statements.tidy();
        return statements.query(text, params);
      }),
    script: (text) =>
      turn.run(async () => {
        await statements.run(text);
        await statements.forget();
      }),
    tx: (work) => inTransaction(begin, work),
    close: () => turn.run(() => db.close()),
  };
}

/** PostgreSQL's own 128 MB of buffers are cleared at each start, which takes longer than the rest of it. */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** PGlite as the gateway uses it. */
export const createPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ startParams: START, ...options });

export async function openPglite(dataDir: string): Promise<Database> {
  return databaseIn(await createPglite({ dataDir }));
}
