import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import type { Limits } from '../limits';
import type { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import { addressOf } from './address';
import type { BytesUnderWay } from './bytesUnderWay';

/** Bytes of a body as announced; without a length, the longest there may be. 0: there is none. */
const bytesOf = ({ headers }: FastifyRequest, longest: number): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : longest;

/**
 * Closes a connection that falls silent before its request is whole, answered or not. Once it is whole, the work may take longer.
 */
export function closeWhenStalled(
  request: FastifyRequest,
  reply: FastifyReply,
  { stallMs, requestMs }: Limits,
): void {
  const { raw } = request;
  // In process there is no connection.
  if (typeof raw.socket.setTimeout !== 'function' || bytesOf(request, 1) === 0) return;
  const patience = () => raw.socket.setTimeout(raw.complete ? requestMs : stallMs);
  patience();
  raw.once('end', patience);
  // With its answer Node gives a connection the time of one that waits for its next request.
  reply.raw.once('finish', () => {
    if (!raw.complete) patience();
  });
}

interface Room {
  readonly underWay: BytesUnderWay;
  /** Bytes of the longest body that the call takes, and what a longer one is told. */
  readonly longest: number;
  readonly tooLong: () => Refusal;
}

/** Finds room for the body of a call before it is read, and gives it back when the call is over, however it ends. Throws a Refusal. */
export function findRoom(
  request: FastifyRequest,
  reply: FastifyReply,
  { underWay, longest, tooLong }: Room,
): void {
  const bytes = bytesOf(request, longest);
  if (bytes > longest) throw tooLong();
  if (bytes === 0) return;
  const giveBack = underWay.take(addressOf(request.ip), bytes);
  if (giveBack === undefined) throw refuse('busy');
  finished(reply.raw, giveBack);
}
