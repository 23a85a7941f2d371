import type { FastifyInstance } from 'fastify';
import { downloadRoute } from './download';
import { exportRoute } from './exports';
import { pagesRoute } from './pages';
import type { FileParts } from './parts';

/** Files for a ticket, and pictures of their pages: no browser keeps them, and no other host learns their address. */
export async function fileRoutes(app: FastifyInstance, parts: FileParts): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  downloadRoute(app, parts);
  pagesRoute(app, parts);
  exportRoute(app, parts);
}
