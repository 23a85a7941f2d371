import { Pool, type ClientBase, type PoolClient } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, raise } from './busy';
import type { DatabaseLimits } from './limits';

/** Connections of one process. */
export const CONNECTIONS = 10;
/** SQLSTATE: the server has no connection left. */
const TOO_MANY = '53300';
/** How long a process makes do with the connections that it has. */
const MAKE_DO_MS = 10_000;
const PAUSE_MS = 100;

/** A pool of connections that lasts: a connection that is lost or silent costs the work that used it, and nothing else. */
export function openPool(
  connectionString: string,
  { connectMs, silenceMs }: DatabaseLimits,
  onConnect?: (client: ClientBase) => Promise<void>,
): Pool {
  const pool = new Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    query_timeout: silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: connectMs,
    // What is sent together comes back together; and a connection that is silent is closed.
    pipeline: true,
    ...(onConnect && { onConnect }),
  });
  // Without a listener a lost connection ends the process. The pool hears those that are idle; the work that uses one learns it from its statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A pool that may be another one after a failure. */
interface PoolOfPrimary {
  readonly pool: Pool;
  /** True: the work may be tried again. */
  after(error: unknown, pool: Pool): Promise<boolean>;
}

/** A connection. If the server has no more of them, one of this process's own as soon as it is free. Throws Busy. */
export async function connectionOf(
  primary: PoolOfPrimary,
  { connectMs }: DatabaseLimits,
): Promise<PoolClient> {
  const until = Date.now() + connectMs;
  for (;;) {
    const { pool } = primary;
    try {
      return await pool.connect();
    } catch (error) {
      const tooMany = codeOf(error) === TOO_MANY;
      if (!tooMany && !(await primary.after(error, pool))) raise(error);
      if (pool !== primary.pool) continue;
      if (Date.now() >= until) raise(error);
      if (tooMany && pool.totalCount > 0) makeDo(pool);
      else await wait(PAUSE_MS);
    }
  }
}

/** The pool waits for its own connections, and asks the server for no more of them for a while. */
function makeDo(pool: Pool): void {
  pool.options.max = pool.totalCount;
  setTimeout(() => (pool.options.max = CONNECTIONS), MAKE_DO_MS).unref();
}
