import PgBoss from 'pg-boss';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Sql } from '../database';
import { inTime } from '../inTime';
import { scrubbed } from '../log';
import { countJobs, failedJobs, holdJobs, lockQueues, type FailedJob, type JobCount } from '../queries/jobs';
import { withTimeout } from '../withTimeout';
import { bossDatabase, bossIn } from '../database/boss';
import { inBatches, type Batches, type Dispatcher, type Find, type Job, type Key } from './job';
import { Worker } from './worker';

/** A job whose process has said nothing of it for so long is given to another one: the process has died. */
const HOLD_SECONDS = 20;
const HOLD_EVERY_MS = 6_000;
const MAINTENANCE_SECONDS = 5;
/** How soon a process sees what others have handed over; its own work wakes it at once. */
const LOOK_MS = 2_000;
/** How long an end waits for jobs that run. */
const ENDING_MS = 5_000;
/** How long `done` waits. */
const DONE_MS = 10_000;
const DONE_LOOK_MS = 50;
/** Failures stay so long to be seen. */
const FAILED_DAYS = 7;
const DAY_SECONDS = 86_400;
/** Of a job that comes again by itself anyway. */
const JOB_RETRIES = { retryLimit: 2, retryDelay: 5, retryBackoff: true };

interface Data {
  readonly keys?: readonly Key[];
}

/** What a worker does. */
interface Kind {
  readonly name: string;
  readonly mostSeconds: number;
  readonly work: (data: Data) => Promise<void>;
  /** When one that fails is tried again: after the pause of its queue, or when its time is over. */
  readonly again: 'paused' | 'expired';
}

/** Where the batches of a queue come after their last try, however it ended: pg-boss copies them there in the statement that has them fail. */
const givenUp = (name: string): string => `${name}-given-up`;

/** The jobs of all processes of one database, in the database: pg-boss keeps them, hands each out once, and has them tried again. */
export class JobQueue implements Dispatcher {
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, Worker>();
  /** Jobs that this process works on, by the name of their queue. */
  private readonly held = new Map<string, Set<string>>();
  private readonly timers: NodeJS.Timeout[] = [];
  private batches: readonly Batches[] = [];
  private ending = false;

  constructor(
    private readonly db: Database,
    private readonly log: (error: unknown, job: string) => void,
    private readonly holdSeconds = HOLD_SECONDS,
  ) {
    this.boss = new PgBoss({
      db: bossDatabase(db),
      // Its own clock and workers leave failures of the database without a listener, which ends the process.
      schedule: false,
      maintenanceIntervalSeconds: Math.min(MAINTENANCE_SECONDS, holdSeconds),
      archiveFailedAfterSeconds: FAILED_DAYS * DAY_SECONDS,
      archiveCompletedAfterSeconds: 3_600,
      deleteAfterSeconds: 60,
    });
    this.boss.on('error', (error) => this.failed(error, 'maintenance'));
  }

  /** Begins to work. Its tables are made or brought up to date by the library. */
  async start(jobs: readonly Job[], batches: readonly Batches[]): Promise<void> {
    this.batches = batches;
    await this.boss.start();
    await this.makeQueues(jobs, batches);
    for (const one of batches) {
      const { name, mostSeconds } = one;
      this.employ({ name, mostSeconds, work: ({ keys = [] }) => one.work(keys), again: 'paused' });
      // The copies have as many tries as the batch, but no pause between them.
      const giveUp = ({ keys = [] }: Data) => one.giveUp(keys);
      this.employ({ name: givenUp(name), mostSeconds, work: giveUp, again: 'expired' });
    }
    for (const job of jobs) {
      this.employ({ ...job, work: () => job.run(), again: 'paused' });
      this.tick(job);
      // Twice as often as needed: the queue takes one of all processes in each span of time, and none is missed.
      this.timers.push(setInterval(() => this.tick(job), (job.everySeconds * 1000) / 2));
    }
    this.timers.push(setInterval(() => void this.hold(), Math.min(HOLD_EVERY_MS, this.holdSeconds * 333)));
  }

  async dispatch<K extends Key>({ name, size }: Batches<K>, find: Find<K>): Promise<void> {
    for (;;) {
      const found = await this.db.tx(async (sql) => {
        const due = await find(sql);
        const parts = inBatches(due ?? [], size).map((keys) => ({ name, data: { keys } }));
        if (parts.length > 0) await this.boss.insert(parts, { db: bossIn(sql) });
        return due;
      });
      if (found === undefined) return;
      if (found.length > 0) this.workers.get(name)?.wake();
    }
  }

  async done(): Promise<void> {
    const names = this.batches.map(({ name }) => name);
    for (let waited = 0; waited < DONE_MS; waited += DONE_LOOK_MS) {
      const counts = await this.counts();
      if (!counts.some(({ name, state }) => names.includes(name) && ['created', 'active'].includes(state)))
        return;
      await wait(DONE_LOOK_MS);
    }
  }

  /** How many jobs wait, run, or have failed. */
  counts(): Promise<JobCount[]> {
    return countJobs(this.db);
  }

  failures(most: number): Promise<FailedJob[]> {
    return failedJobs(this.db, most);
  }

  /** Takes no more jobs; resolves when those that run have ended. One that takes too long goes back to the queue. */
  async stop(): Promise<void> {
    this.ending = true;
    for (const timer of this.timers) clearInterval(timer);
    const ended = Promise.all([...this.workers.values()].map((worker) => worker.end()));
    await withTimeout(ended, ENDING_MS);
    for (const [name, ids] of this.held)
      for (const id of ids)
        await this.boss
          .fail(name, id, { message: 'the process ended' })
          .catch((error: unknown) => this.failed(error, name));
    await this.boss.stop({ graceful: false, close: false });
  }

  private makeQueues(jobs: readonly Job[], batches: readonly Batches[]): Promise<void> {
    const expireInSeconds = this.holdSeconds;
    const work = async (sql: Sql): Promise<void> => {
      // Each queue is a table, and two processes that make them at the same time would deadlock.
      await lockQueues(sql);
      const boss = new PgBoss({ db: bossIn(sql) });
      for (const { name, tries } of batches) {
        const { most, pauseSeconds: retryDelay } = tries;
        const retries = { retryLimit: most - 1, retryDelay, retryBackoff: true };
        const deadLetter = givenUp(name);
        await boss.createQueue(deadLetter);
        const queue = { name, expireInSeconds, deadLetter, ...retries };
        await boss.createQueue(name, queue);
        // One that is there stays as an older version has made it.
        await boss.updateQueue(name, queue);
      }
      // One waits at the most, and one runs.
      for (const { name } of jobs)
        await boss.createQueue(name, { name, expireInSeconds, policy: 'stately', ...JOB_RETRIES });
    };
    return this.db.tx(work, { unlimited: true });
  }

  private employ(kind: Kind): void {
    this.held.set(kind.name, new Set());
    this.workers.set(kind.name, new Worker(() => this.next(kind), LOOK_MS));
  }

  private tick({ name, everySeconds }: Job): void {
    this.boss
      .send(name, {}, { singletonSeconds: everySeconds })
      .then(() => this.workers.get(name)?.wake())
      .catch((error: unknown) => this.failed(error, name));
  }

  private async next(kind: Kind): Promise<boolean> {
    try {
      const [job] = await this.boss.fetch<Data>(kind.name);
      if (job === undefined) return false;
      this.held.get(kind.name)?.add(job.id);
      await this.take(kind, job).finally(() => this.held.get(kind.name)?.delete(job.id));
      return true;
    } catch (error) {
      this.failed(error, kind.name);
      return false;
    }
  }

  private async take(kind: Kind, { id, data }: PgBoss.Job<Data>): Promise<void> {
    try {
      await inTime(kind.work(data), kind.mostSeconds * 1000, kind.name);
      await this.boss.complete(kind.name, id);
    } catch (error) {
      this.failed(error, kind.name);
      if (kind.again === 'paused') await this.boss.fail(kind.name, id, { message: scrubbed(String(error)) });
    }
  }

  private async hold(): Promise<void> {
    for (const [name, ids] of this.held) {
      if (ids.size > 0)
        await holdJobs(this.db, name, [...ids]).catch((error: unknown) => this.failed(error, name));
    }
  }

  private failed(error: unknown, job: string): void {
    if (!this.ending) this.log(error, job);
  }
}
