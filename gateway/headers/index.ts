import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { answerPolicy, permissionsPolicy } from './policy';
import type { PageSources } from './sources';

export { pagePolicies } from './pagePolicies';
export { filePolicy } from './policy';
export { readPageSources, type PageSources } from './sources';

/**
 * Headers of every answer. A route that serves a page or a file replaces the strict Content-Security-Policy by its own. HSTS is left to
 * the proxy that terminates TLS: only the proxy knows whether all its host names have TLS.
 */
export async function safeHeaders(app: FastifyInstance, sources: PageSources): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // frame-ancestors does this, and can name partners.
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
