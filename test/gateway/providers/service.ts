import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Endpoint } from '../../../gateway/providers/endpoint';

export interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown;
}

/** A service on a real port that answers everything with `reply` and keeps what it received. */
export async function startService() {
  const received: Received[] = [];
  const service = { reply: { body: {} } as Reply, silent: false };
  const app = Fastify({ bodyLimit: 20 * 1024 * 1024, forceCloseConnections: true });
  app.post('/*', async (request, reply) => {
    received.push({ path: request.url, authorization: request.headers.authorization, body: request.body });
    if (service.silent) await new Promise(() => undefined);
    const { status = 200, body } = service.reply;
    return reply
      .code(status)
      .type('application/json')
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const endpoint: Endpoint = { url: `http://127.0.0.1:${port}/v1/`, key: 'secret', timeoutMs: 30_000 };
  return {
    endpoint,
    received,
    answer: (body: unknown, status = 200) => {
      service.reply = { body, status };
    },
    fallSilent: () => {
      service.silent = true;
    },
    close: () => app.close(),
  };
}

/** Everything that can go wrong between the gateway and a service; each must come out as the provider's own failure. */
export const brokenReplies: readonly (readonly [string, unknown, number])[] = [
  ['an error status', { result: 'approved' }, 500],
  ['another shape', { something: 'else' }, 200],
  ['no JSON', '<html>', 200],
  ['nothing', '', 200],
];
