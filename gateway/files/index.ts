import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import type { GatewaySettings } from '../settings';
import { downloadRoute } from './download';
import { exportRoute } from './exports';
import { pagesRoute } from './pages';

/** Files for a ticket, and pictures of their pages: no browser keeps them, and no other host learns their address. */
export async function fileRoutes(
  app: FastifyInstance,
  parts: { readonly db: Database; readonly settings: GatewaySettings },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  downloadRoute(app, parts);
  pagesRoute(app, parts);
  exportRoute(app, parts);
}
