import type { FastifyInstance, FastifyReply } from 'fastify';

/** Headers of requests that spec §6 and §7 name, and the kind of the body. A browser refuses to send any other one. */
const ALLOWED = ['content-type', 'version', 'platform', 'authorization', 'rv', 'gray', 'custGrayId'];

const allow = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });

/** The console shows the codes of everybody: no page of another origin may read it. */
const OWN = '/sandbox';

/** Lets pages of other origins call, with the headers of the spec only. Answers show no header beyond the ones that every browser shows. */
export function corsHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // The route, since an address can be written in several ways.
    if (origin !== undefined && request.routeOptions.url?.startsWith(OWN) !== true) allow(reply, origin);
  });
  app.options(`${OWN}/*`, (_request, reply) => reply.code(404).send());
  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED.join(', '),
      })
      .send(),
  );
}
