import type { FastifyReply } from 'fastify';

/** Why a ticket opens nothing. */
export interface Closed {
  readonly status: 404 | 409 | 410 | 503;
  readonly message: string;
}

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
