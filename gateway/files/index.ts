import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import type { GatewaySettings } from '../settings';
import { downloadRoute } from './download';
import { pagesRoute } from './pages';

/** Files for a ticket, and pictures of their pages: kept by nobody, and their address is told to nobody. */
export async function fileRoutes(
  app: FastifyInstance,
  parts: { readonly db: Database; readonly settings: GatewaySettings },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  downloadRoute(app, parts);
  pagesRoute(app, parts);
}
