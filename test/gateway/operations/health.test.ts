import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { Lifecycle } from '../../../gateway/operations';
import { startPostgres, type PostgresServer } from '../bank/postgres';
import { itWith } from '../../posix';
import { freePort, GatewayProcess } from '../bank/process';

/** The lock under which gateways migrate (gateway/database/migrate.ts). */
const MIGRATION_LOCK = 715517;

const dataDir = mkdtempSync(join(tmpdir(), 'yunling-health-'));
let postgres: PostgresServer;
const running: GatewayProcess[] = [];
beforeAll(async () => void (postgres = await startPostgres()), 120_000);
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGKILL')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A gateway that is about to start on this database, and its operations port. */
async function gatewayOn(databaseUrl: string, env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const gateway = new GatewayProcess(await freePort(), {
    SANDBOX_DATA: dataDir,
    DATABASE_URL: databaseUrl,
    OPERATIONS_PORT: String(port),
    ...env,
  });
  running.push(gateway);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.json()] as const;
  };
  /** Until it says so; the test's own time-out ends a wait in vain. */
  const until = async (status: number, why?: string): Promise<void> => {
    for (;;) {
      const [code, body] = await ask('/readyz').catch(() => [0, {}] as const);
      if (code === status && (body as { why?: string }).why === why) return;
      await wait(50);
    }
  };
  return { gateway, ask, until };
}

describe('a gateway process', () => {
  it('is alive and not ready while it waits to migrate, then ready', async () => {
    const url = await postgres.newDatabase();
    const { gateway, ask, until } = await gatewayOn(url);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const started = gateway.start();
    await until(503, 'starting');
    expect(await ask('/livez')).toEqual([200, { alive: true }]);
    await expect(fetch(gateway.origin)).rejects.toThrow('fetch failed');
    await other.end();
    await started;
    await until(200);
    await gateway.end('SIGKILL');
  }, 120_000);

  itWith('signals')(
    'that ends is not ready first, still serves, answers what has arrived, and ends cleanly',
    async () => {
      const { gateway, ask, until } = await gatewayOn(await postgres.newDatabase(), { DRAIN_SECONDS: '2' });
      await gateway.start();
      const slow = { path: '/oauth/token', fault: 'delay', value: 5000, times: 1 };
      const set = await fetch(`${gateway.origin}/sandbox/api/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([slow]),
      });
      expect(set.status).toBe(200);
      const arrived = fetch(`${gateway.origin}/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `client_id=${randomUUID()}`,
      });
      // The console is served by the same process, so the call before it has arrived.
      expect((await fetch(`${gateway.origin}/sandbox/api/clock`)).status).toBe(200);
      const ended = gateway.end('SIGTERM');
      await until(503, 'ending');
      expect(await ask('/livez')).toEqual([200, { alive: true }]);
      expect((await fetch(`${gateway.origin}/sandbox/api/clock`)).status).toBe(200);
      expect((await arrived).status).toBe(200);
      expect(await ended).toBe(0);
    },
    120_000,
  );

  it('whose database is gone is alive and not ready', async () => {
    const server = await startPostgres();
    const { gateway, ask, until } = await gatewayOn(await server.newDatabase());
    await gateway.start();
    await until(200);
    await server.stop();
    await until(503, 'database');
    expect(await ask('/livez')).toEqual([200, { alive: true }]);
    await gateway.end('SIGKILL');
  }, 120_000);
});

describe('readiness', () => {
  const silent = () => {
    const asked: unknown[] = [];
    const tx = (work: unknown) => {
      asked.push(work);
      return new Promise<never>(() => undefined);
    };
    const unused = () => Promise.reject(new Error('asked outside a transaction'));
    const db = { tx, query: unused, script: unused, close: unused, engine: 'postgres' } as const;
    return { asked, db };
  };

  it('asks a silent database once, however often it is looked at', async () => {
    const { asked, db } = silent();
    const lifecycle = new Lifecycle(1);
    lifecycle.serving(db);
    expect(await lifecycle.notReady()).toBe('database');
    expect(await Promise.all([lifecycle.notReady(), lifecycle.notReady()])).toEqual(['database', 'database']);
    expect(asked).toHaveLength(1);
  });

  it('does not come back once the process is ending', async () => {
    const lifecycle = new Lifecycle(1);
    lifecycle.ending();
    lifecycle.serving(silent().db);
    expect(await lifecycle.notReady()).toBe('ending');
  });
});
