import Fastify, { type FastifyInstance } from 'fastify';
import { plainAnswers, safeHeaders, unreadableAddress, type PageSources } from '../headers';
import { logOptions } from '../log';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics';

interface OperationsParts {
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  readonly pages: PageSources;
}

/**
 * Health and metrics on their own port, which the proxy does not publish. It listens before the database is opened and until the process
 * ends, so a balancer sees a start and an end as they are.
 */
export async function buildOperations({
  lifecycle,
  metrics,
  pages,
}: OperationsParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions('warn'),
    frameworkErrors: unreadableAddress(pages),
    forceCloseConnections: true,
  });
  await safeHeaders(app, pages);
  plainAnswers(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // Alive means only that the event loop turns: a silent database must not restart every process.
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const why = await lifecycle.notReady();
    return why === undefined ? { ready: true } : reply.code(503).send({ ready: false, why });
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return app;
}
