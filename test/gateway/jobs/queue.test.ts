import PgBoss from 'pg-boss';
import type { Database } from '../../../gateway/database';
import { openPostgres } from '../../../gateway/database/postgres';
import type { Batches, Job } from '../../../gateway/jobs';
import { bossDatabase } from '../../../gateway/database/boss';
import { JobQueue } from '../../../gateway/jobs/queue';
import { soon } from '../../soon';
import { emptyDatabase } from '../bank/pool';
import { PATIENT, startPostgres, type PostgresServer } from '../bank/postgres';

/** The queue with several processes: each has its own connections. */

const SOON_MS = 30_000;
let server: PostgresServer | undefined;
let dbs: Database[] = [];
let queues: JobQueue[] = [];
let logged: string[] = [];

const engines: Readonly<Record<'pglite' | 'postgres', () => Promise<Database[]>>> = {
  async pglite() {
    const db = await emptyDatabase();
    return [db, db];
  },
  async postgres() {
    server ??= await startPostgres();
    const url = await server.newDatabase();
    return [openPostgres(url, PATIENT), openPostgres(url, PATIENT)];
  },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A process with these jobs; one that has died holds its jobs for three seconds. */
async function start(db: Database | undefined, jobs: readonly Job[], batches: readonly Batches[] = []) {
  if (db === undefined) throw new Error('no database');
  const queue = new JobQueue(db, (error) => logged.push(String(error)), 3);
  queues.push(queue);
  await queue.start(jobs, batches);
  return queue;
}

const job = (run: Job['run'], everySeconds = 600): Job => ({
  name: 'work',
  everySeconds,
  mostSeconds: 60,
  run,
});

function batches(own: Partial<Batches<number>>): Batches<number> {
  const nothing = () => Promise.resolve();
  const tries = { most: 2, pauseSeconds: 60 };
  return {
    ...{ name: 'parts', size: 2, mostSeconds: 60, tries, work: nothing, putBack: nothing, giveUp: nothing },
    ...own,
  };
}

/** Finds these keys, once. */
function finding(keys: readonly number[]) {
  let found = false;
  return async () => {
    if (found) return undefined;
    found = true;
    return keys;
  };
}

const parts = (db: Database | undefined) =>
  db?.query<{ state: string; pause: number }>(
    `select state::text as state, extract(epoch from start_after - now())::float8 as pause from pgboss.job where name = 'parts'`,
  );

const endPauses = (db: Database | undefined) =>
  db?.query(`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`);

afterAll(() => server?.stop());

describe.each(['pglite', 'postgres'] as const)('on %s', (engine) => {
  beforeEach(async () => {
    dbs = await engines[engine]();
    [queues, logged] = [[], []];
  });
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await dbs[0]?.script('drop schema pgboss cascade');
    for (const db of new Set(dbs)) await db.close();
  });

  it('a job runs once, though several processes start it together', async () => {
    let runs = 0;
    const once = job(async () => void (runs += 1));
    await Promise.all(dbs.map((db) => start(db, [once])));
    await soon(() => expect(runs).toBe(1), SOON_MS);
    await pause(2_500);
    expect([runs, logged]).toEqual([1, []]);
  });

  it('a job that is slower than its turn never runs twice at the same time', async () => {
    let [running, most, runs] = [0, 0, 0];
    const slow = job(async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(1_500);
      running -= 1;
      runs += 1;
    }, 1);
    await Promise.all(dbs.map((db) => start(db, [slow])));
    await soon(() => expect(runs).toBeGreaterThan(1), SOON_MS);
    expect(most).toBe(1);
  });

  it('each part is done once, by whichever process comes first', async () => {
    const done: number[] = [];
    const work = async (keys: readonly number[]) => void done.push(...keys);
    const own = batches({ work });
    const [first] = await Promise.all(dbs.map((db) => start(db, [], [own])));
    const keys = Array.from({ length: 21 }, (_, n) => n);
    await first?.dispatch(own, finding(keys));
    await soon(() => expect(done).toHaveLength(21), SOON_MS);
    await first?.done();
    expect(done.sort((a, b) => a - b)).toEqual(keys);
    await soon(async () => expect(await first?.counts()).toEqual([]), SOON_MS);
  });

  it('what is found is handed over in the transaction that marks it, or not at all', async () => {
    const own = batches({});
    const first = await start(dbs[0], [], [own]);
    const broken = async () => {
      throw new Error('broken');
    };
    await expect(first.dispatch(own, broken)).rejects.toThrow('broken');
    expect(await parts(dbs[0])).toEqual([]);
  });

  it('a job of a process that was killed is taken up by another one', async () => {
    const done: number[] = [];
    const own = batches({ work: async (keys) => void done.push(...keys) });
    // What a killed process leaves: a job that it has taken.
    const first = await start(dbs[0], [], []);
    const dead = new PgBoss({ db: bossDatabase(dbs[1] as Database) });
    await dead.createQueue(own.name, { name: own.name, expireInSeconds: 3, retryLimit: 1 });
    await first.dispatch(own, finding([7]));
    expect(await dead.fetch(own.name)).toHaveLength(1);
    await start(dbs[1], [], [own]);
    expect(done).toEqual([]);
    await soon(() => expect(done).toEqual([7]), SOON_MS);
  });

  it('one whose process dies on its last try is given up', async () => {
    const given: number[] = [];
    const tries = { most: 1, pauseSeconds: 60 };
    const own = batches({ tries, giveUp: async (keys) => void given.push(...keys) });
    const dead = new PgBoss({ db: bossDatabase(dbs[1] as Database) });
    const first = await start(dbs[0], [], []);
    // As an older version has made it.
    await dead.createQueue(own.name, { name: own.name, expireInSeconds: 3, retryLimit: 0 });
    await (await start(dbs[0], [], [own])).stop();
    await first.dispatch(own, finding([7]));
    expect(await dead.fetch(own.name)).toHaveLength(1);
    await start(dbs[1], [], [own]);
    await soon(() => expect(given).toEqual([7]), SOON_MS);
    expect((await parts(dbs[0]))?.map(({ state }) => state)).toEqual(['failed']);
  });

  it('giving up is tried again, too', async () => {
    let tries = 0;
    const broken = () => Promise.reject(new Error(`try ${(tries += 1)}`));
    const own = batches({ work: broken, giveUp: broken });
    const first = await start(dbs[0], [], [own]);
    await first.dispatch(own, finding([7]));
    const endTime = `update pgboss.job set started_on = now() - interval '1 day' where name = 'parts-given-up' and state = 'active'`;
    await soon(async () => {
      await endPauses(dbs[0]);
      await dbs[0]?.query(endTime);
      expect(tries, 'two of the work, two of giving up').toBe(4);
    }, SOON_MS);
  });

  it('a job that takes long is not taken for dead', async () => {
    let runs = 0;
    const own = batches({
      async work() {
        runs += 1;
        await pause(6_000);
      },
    });
    const [first] = await Promise.all(dbs.map((db) => start(db, [], [own])));
    await first?.dispatch(own, finding([1]));
    await soon(async () => expect((await parts(dbs[0]))?.[0]?.state).toBe('completed'), SOON_MS);
    expect(runs).toBe(1);
  });

  it('one that fails is tried again after a pause, and is then seen as failed', async () => {
    const given: number[] = [];
    let tries = 0;
    const own = batches({
      async work() {
        tries += 1;
        throw new Error('of 13800000001: broken');
      },
      giveUp: async (keys) => void given.push(...keys),
    });
    const first = await start(dbs[0], [], [own]);
    await first.dispatch(own, finding([5]));
    await soon(async () => expect((await parts(dbs[0]))?.[0]?.state).toBe('retry'), SOON_MS);
    const [waiting] = (await parts(dbs[0])) ?? [];
    expect(waiting?.pause).toBeGreaterThan(50);
    expect(waiting?.pause).toBeLessThanOrEqual(120);
    expect([tries, given]).toEqual([1, []]);
    await endPauses(dbs[0]);
    await soon(() => expect(given).toEqual([5]), SOON_MS);
    expect(tries).toBe(2);
    const failed = [{ name: 'parts', state: 'failed', n: 1 }];
    await soon(async () => expect(await first.counts()).toEqual(failed), SOON_MS);
    // Numbers of people are not kept.
    expect(await first.failures(10)).toMatchObject([{ name: 'parts', why: 'Error: of ***: broken' }]);
    expect(logged).toHaveLength(2);
  });

  it('an end waits for what runs, and begins nothing more', async () => {
    let [begun, ended] = [0, 0];
    const own = batches({
      size: 1,
      async work() {
        begun += 1;
        await pause(1_000);
        ended += 1;
      },
    });
    const first = await start(dbs[0], [], [own]);
    await first.dispatch(own, finding([1, 2, 3]));
    await soon(() => expect(begun).toBe(1), SOON_MS);
    await first.stop();
    expect([begun, ended]).toEqual([1, 1]);
    expect((await parts(dbs[0]))?.map(({ state }) => state).sort()).toEqual([
      'completed',
      'created',
      'created',
    ]);
  });

  it('an end gives back what runs for too long', async () => {
    const own = batches({ work: () => new Promise(() => undefined) });
    const first = await start(dbs[0], [], [own]);
    await first.dispatch(own, finding([1]));
    await soon(async () => expect((await parts(dbs[0]))?.[0]?.state).toBe('active'), SOON_MS);
    await first.stop();
    expect((await parts(dbs[0]))?.[0]?.state).toBe('retry');
  });
});
