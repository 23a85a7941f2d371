import { Pool, types, type PoolClient } from 'pg';
import type { Database, Sql } from './sql';
import { inTransaction, type Begun } from './transaction';
import { Turn } from './turn';

const INT8 = 20;
const DATE = 1082;
types.setTypeParser(INT8, Number);
types.setTypeParser(DATE, (value) => value);

/** Deadlock and serialisation failures: the transaction was rolled back and may be run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

const sqlOf = (client: Pool | PoolClient): Sql => ({
  async query<T extends object>(text: string, params: readonly unknown[] = []) {
    return (await client.query<T>(text, [...params])).rows;
  },
  async script(text) {
    await client.query(text);
  },
});

async function beginOn(pool: Pool): Promise<Begun> {
  const client = await pool.connect();
  const failed = (error: unknown): never => {
    // Nobody knows in which state it is: the pool closes it.
    client.release(true);
    throw error;
  };
  await client.query('begin').catch(failed);
  const sql = sqlOf(client);
  // A client takes one statement at a time.
  const turn = new Turn();
  return {
    query: (text, params) => turn.run(() => sql.query(text, params)),
    script: (text) => turn.run(() => sql.script(text)),
    async end(how) {
      const { command } = await client.query(how).catch(failed);
      client.release();
      // What PostgreSQL does for a commit after a failure that the work has kept to itself.
      if (command.toLowerCase() !== how) throw new Error('the transaction was rolled back');
    },
  };
}

export function openPostgres(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10 });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    ...sqlOf(pool),
    engine: 'postgres',
    connections: () => ({ open: pool.totalCount, free: pool.idleCount, waiting: pool.waitingCount }),
    async tx(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction(() => beginOn(pool), work);
        } catch (error) {
          const code = (error as { code?: string }).code ?? '';
          if (attempt >= ATTEMPTS || !RETRYABLE.has(code)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}
