import { Pool, types, type PoolClient } from 'pg';
import { runInside } from './insideTransaction';
import type { Database, Sql } from './sql';

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

async function once<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await runInside(() => work(sqlOf(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
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
          return await once(pool, work);
        } catch (error) {
          const code = (error as { code?: string }).code ?? '';
          if (attempt >= ATTEMPTS || !RETRYABLE.has(code)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}
