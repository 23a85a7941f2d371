import path from 'node:path';
import Piscina from 'piscina';
import { FairQueue } from '../../fairQueue';
import { withTimeout } from '../../withTimeout';

/** For one work, and the start of the thread. */
const WORK_MS = 30_000;
const IDLE_MS = 30_000;

/**
 * The thread that reads and draws PDFs: what moves money does not wait for a picture, and there is one drawing in memory. It starts with
 * the first page that is looked at, and ends when no one looks at pages. Who may ask it, and how much, is dear.ts's.
 */
export class PageThread {
  private pool: Piscina | undefined;
  /** Waiting is not counted as work. */
  private readonly line: FairQueue;

  constructor(
    private readonly script = path.join(__dirname, 'thread.js'),
    private readonly workMs = WORK_MS,
  ) {
    this.line = new FairQueue({ atOnce: 1, patienceMs: 2 * workMs });
  }

  /** Rejects as the work does. A thread that fails or is silent is replaced, and its work rejects. */
  run(name: string, task: object): Promise<unknown> {
    return this.line.run('', () => this.work(name, task));
  }

  private async work(name: string, task: object): Promise<unknown> {
    const pool = (this.pool ??= this.started());
    const work = pool.run(task, { name }).then((value: unknown) => ({ value }));
    const done = await withTimeout(work, this.workMs);
    if (done !== undefined) return done.value;
    this.end(pool);
    throw new Error('the thread for pages is silent');
  }

  private started(): Piscina {
    const pool = new Piscina({
      filename: this.script,
      // Not the compiler of the process.
      execArgv: [],
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      recordTiming: false,
    });
    // Without a listener a thread that fails would end the gateway; it would be started again and again.
    pool.on('error', () => this.end(pool));
    return pool;
  }

  /** The work that it has is refused; the next one gets a new thread. */
  private end(pool: Piscina): void {
    if (this.pool === pool) this.pool = undefined;
    pool.destroy().catch(() => undefined);
  }
}
