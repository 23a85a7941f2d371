import type { FastifyInstance } from 'fastify';
import type { HttpRequest, Send } from '../../../gateway/console/person';

/** In process: no port, no socket. */
export const inject =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, payload }) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.body };
  };

/** Over a real connection; rejects when it breaks. A redirect is an answer; it is not followed. */
export const overNetwork =
  (origin: string): Send =>
  async ({ method, url, headers, payload }: HttpRequest) => {
    const body =
      payload === undefined ? {} : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) };
    const answer = await fetch(origin + url, {
      method,
      headers: { ...headers },
      redirect: 'manual',
      ...body,
    });
    return { status: answer.status, body: await answer.text() };
  };
