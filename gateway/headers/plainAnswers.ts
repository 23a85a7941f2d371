import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Busy } from '../busy';
import { Refusal } from '../refusal';
import { refuse } from '../refusals/general';

const BUSY = 503;
const BROKEN = 500;
/** Seconds after which the same may be asked for again. */
const AGAIN = '5';

/** Nothing was done: too much work is waiting, or there is no room for the request. */
const isBusy = (error: Error): boolean =>
  error instanceof Busy || (error instanceof Refusal && error.code === refuse('busy').code);

const answered = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).send({ statusCode: status, error: STATUS_CODES[status] });

/**
 * What an address answers that no route has, and a route that is no call when it fails. Fastify's own answers, and its lines in the log, repeat the
 * address and name the software.
 */
export function plainAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => answered(reply, 404));
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const { statusCode = BROKEN } = error;
    if (isBusy(error)) {
      request.log.warn({ err: error, req: request }, 'busy');
      // A person may have opened it: a file, a page of a contract.
      const { desc } = refuse('busy');
      return reply.code(BUSY).header('retry-after', AGAIN).type('text/plain; charset=utf-8').send(desc);
    }
    if (statusCode < BROKEN) return answered(reply, statusCode);
    request.log.error({ err: error, req: request }, 'route failed');
    return answered(reply, BROKEN);
  });
}
