import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerPolicy, permissionsPolicy } from './policy';
import type { PageSources } from './sources';

export { pagePolicies } from './pagePolicies';
export { plainAnswers } from './plainAnswers';
export { filePolicy } from './policy';
export { readPageSources, type PageSources } from './sources';

const REFERRER = 'strict-origin';

const ownHeaders = (sources: PageSources) => ({
  'content-security-policy': answerPolicy(sources),
  'permissions-policy': permissionsPolicy(sources),
});

/** Answers an address that Fastify can't read. No hook runs for it, and Fastify's own answer repeats the address. */
export const unreadableAddress =
  (sources: PageSources) =>
  (_error: unknown, _request: unknown, reply: FastifyReply): void =>
    void reply
      .code(400)
      .headers({
        ...ownHeaders(sources),
        'x-content-type-options': 'nosniff',
        'referrer-policy': REFERRER,
      })
      .send({ statusCode: 400, error: 'Bad Request' });

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
    referrerPolicy: { policy: REFERRER },
  });
  const own = ownHeaders(sources);
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(own)) reply.raw.setHeader(name, value);
  });
}
