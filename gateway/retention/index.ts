import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { inTime } from '../inTime';
import { sweep } from './sweep';
import { MINUTE_MS } from '../units';

/** Longer than the first sweep of a large database; each of its statements has a limit of the database. */
const MOST_MS = 60 * MINUTE_MS;

/**
 * Sweeps while the gateway listens, and stops with the gateway. Several processes may sweep one database: which rows to delete depends on
 * the rows alone.
 */
export function keepSweeping(
  app: FastifyInstance,
  db: Database,
  { firstMs = MINUTE_MS, everyMs = 10 * MINUTE_MS } = {},
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const wait = (ms: number) => {
    if (closed) return;
    timer = setTimeout(run, ms);
    timer.unref();
  };
  const run = () => {
    running = inTime(sweep(db), MOST_MS, 'retention')
      .then(() => undefined)
      .catch((error: unknown) => app.log.error({ err: error }, 'retention failed'))
      .finally(() => wait(everyMs));
  };
  app.addHook('onListen', (done) => {
    wait(firstMs);
    done();
  });
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
