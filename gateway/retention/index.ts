import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { sweep } from './sweep';

const MINUTE_MS = 60_000;

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
    running = sweep(db)
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
