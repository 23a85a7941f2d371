import type { FastifyReply } from 'fastify';
import type { Closed } from './ticket';

/** The words are for a person who opens the address; an answer to HEAD has none. */
export const refuseFile = (
  reply: FastifyReply,
  { status, message }: Closed,
  withWords = true,
): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(withWords ? message : null);
