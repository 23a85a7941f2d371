import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { answerPolicy, permissionsPolicy } from './policy';
import type { PageSources } from './sources';

export { pagePolicies } from './pagePolicies';
export { filePolicy } from './policy';
export { readPageSources, type PageSources } from './sources';

/**
 * Headers of every answer. Whoever serves a page or a file sets its own Content-Security-Policy over the strict one. Transport security
 * is left to the proxy that ends TLS: it alone knows whether all of its names have it.
 */
export async function safeHeaders(app: FastifyInstance, sources: PageSources): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // frame-ancestors says it, and can name partners.
    xFrameOptions: false,
    strictTransportSecurity: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin' },
  });
  const own = {
    'content-security-policy': answerPolicy(sources),
    'permissions-policy': permissionsPolicy(sources),
  };
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(own)) reply.raw.setHeader(name, value);
  });
}
