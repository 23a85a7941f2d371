import path from 'node:path';
import Piscina from 'piscina';
import { soon } from '../../soon';

/** Further drawings are refused: who asks would wait longer than the client does. */
const MOST_WAITING = 40;
/** A page takes a tenth of a second, and there may be forty before it. */
const PATIENCE_MS = 30_000;
const IDLE_MS = 30_000;

/**
 * The thread that reads and draws PDFs: what moves money does not wait for a picture, and there is one drawing in memory. It starts with
 * the first page that is looked at, and ends when nobody looks at pages.
 */
export class PageThread {
  private pool: Piscina | undefined;

  constructor(
    private readonly script = path.join(__dirname, 'thread.js'),
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Rejects if too many are waiting, if the work fails, and if the thread does or is silent. */
  async run(name: string, task: object): Promise<unknown> {
    const pool = (this.pool ??= this.started());
    const work = pool.run(task, { name }).then((value: unknown) => ({ value }));
    const done = await soon(work, this.patienceMs);
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
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      recordTiming: false,
    });
    // Without a listener a thread that fails would end the gateway; it would be started again and again.
    pool.on('error', () => this.end(pool));
    return pool;
  }

  /** Whoever waits for it is refused; the next one gets a new thread. */
  private end(pool: Piscina): void {
    if (this.pool === pool) this.pool = undefined;
    pool.destroy().catch(() => undefined);
  }
}
