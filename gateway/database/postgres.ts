import { types, type PoolClient, type QueryConfig } from 'pg';
import { FairQueue } from '../fairQueue';
import { Busy, codeOf, raise, raiseOfCommit, READ_ONLY } from './busy';
import { hostsOf } from './hosts';
import { DEFAULT_LIMITS, type DatabaseLimits } from './limits';
import { CONNECTIONS, connectionOf } from './postgresPool';
import { Primary } from './primary';
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
/** Connections that one owner's work may use at the same time. */
const SHARE = CONNECTIONS / 5;
/** The longest time that a timer of Node takes. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** How a transaction begins: its limits go with it, so that they hold behind a pooler, too, which forgets what a session has set. */
const beginning = ({ lockMs, statementMs, idleMs }: DatabaseLimits): string =>
  [
    'begin',
    `set local lock_timeout = ${lockMs}`,
    `set local statement_timeout = ${statementMs}`,
    `set local idle_in_transaction_session_timeout = ${idleMs}`,
  ].join('; ');

/** A statement with its own limit of silence. */
const limited = (text: string, silenceMs: number, values: readonly unknown[] = []): QueryConfig => {
  const statement = { text, values: [...values], query_timeout: silenceMs };
  return statement;
};

const sqlOf = (client: PoolClient, silenceMs: number): Sql => ({
  async query<T extends object>(text: string, values?: readonly unknown[]) {
    return (await client.query<T>(limited(text, silenceMs, values))).rows;
  },
  async script(text) {
    await client.query(limited(text, silenceMs));
  },
});

/** The same, with failures under the names that the gateway knows. */
const naming = (sql: Sql, failed: (error: unknown) => void): Sql => {
  const told = (error: unknown): never => {
    failed(error);
    return raise(error);
  };
  return {
    query: <T extends object>(text: string, params?: readonly unknown[]) =>
      sql.query<T>(text, params).catch(told),
    script: (text) => sql.script(text).catch(told),
  };
};

/** The connection has reached a standby, or a primary of before. After a promotion a new connection finds the right one. */
const leadsAstray = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/** A statement by itself: in its own transaction, in one exchange, since its limits are a transaction's. */
async function runAlone<T>(
  client: PoolClient,
  limits: DatabaseLimits,
  statement: (sql: Sql) => Promise<T>,
): Promise<T> {
  const begun = client.query(beginning(limits));
  const done = statement(sqlOf(client, limits.silenceMs));
  const ended = client.query('commit');
  const [begin, result, end] = await Promise.allSettled([begun, done, ended]);
  // No one knows in which state a connection is whose begin or end has failed: the pool closes it.
  const unknown = begin.status === 'rejected' || end.status === 'rejected';
  client.release(unknown || (result.status === 'rejected' && leadsAstray(result.reason)));
  for (const one of [result, begin, end]) if (one.status === 'rejected') raise(one.reason);
  return await done;
}

async function beginOn(primary: Primary, limits: DatabaseLimits): Promise<Begun> {
  const client = await connectionOf(primary, limits);
  // No one knows in which state it is: the pool closes it.
  const failed = (error: unknown): unknown => {
    client.release(true);
    return error;
  };
  const begun = client.query(beginning(limits));
  await begun.catch((error: unknown) => raise(failed(error)));
  let astray = false;
  const sql = naming(sqlOf(client, limits.silenceMs), (error) => (astray ||= leadsAstray(error)));
  // A client takes one statement at a time.
  const turn = new Turn();
  return {
    query: (text, params) => turn.run(() => sql.query(text, params)),
    script: (text) => turn.run(() => sql.script(text)),
    async end(how) {
      const told = how === 'commit' ? raiseOfCommit : raise;
      const ended = client.query(limited(how, limits.silenceMs));
      const { command } = await ended.catch((error: unknown) => told(failed(error)));
      client.release(astray);
      // What PostgreSQL does for a commit after a failure that the work has kept to itself.
      if (command.toLowerCase() !== how) throw new Error('the transaction was rolled back');
    },
  };
}

const NO_LIMITS = { lockMs: 0, statementMs: 0, idleMs: 0, silenceMs: NO_LIMIT_MS } as const;

export function openPostgres(databaseUrl: string, limits: DatabaseLimits = DEFAULT_LIMITS): Database {
  const primary = new Primary(hostsOf(databaseUrl), limits);
  const shares = new FairQueue({ atOnceOfOwner: SHARE, patienceMs: limits.lockMs });
  // What was under way is lost. Another primary is looked for without waiting until its next connection fails, too.
  const watched = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      void primary.after(error, primary.pool);
      throw error;
    });
  const alone = async <T>(statement: (sql: Sql) => Promise<T>): Promise<T> =>
    runAlone(await connectionOf(primary, limits), limits, statement);
  const retried = async <T>(work: (sql: Sql) => Promise<T>, own: DatabaseLimits): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(() => beginOn(primary, own), work);
      } catch (error) {
        const code = codeOf(error instanceof Busy ? error.cause : error);
        if (attempt >= ATTEMPTS || !RETRYABLE.has(code)) throw error;
      }
    }
  };
  return {
    engine: 'postgres',
    query: (text, params) => watched(alone((sql) => sql.query(text, params))),
    async script(text) {
      const client = await connectionOf(primary, limits);
      try {
        await client.query(limited(text, NO_LIMIT_MS));
      } catch (error) {
        raise(error);
      } finally {
        client.release();
      }
    },
    connections() {
      const { totalCount, idleCount, waitingCount } = primary.pool;
      return { open: totalCount, free: idleCount, waiting: waitingCount };
    },
    tx: (work, { owner, unlimited = false } = {}) => {
      const run = () => watched(retried(work, unlimited ? { ...limits, ...NO_LIMITS } : limits));
      return owner === undefined ? run() : shares.run(owner, run);
    },
    close: () => primary.close(),
  };
}
