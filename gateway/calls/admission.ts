import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import type { Limits } from '../limits';
import type { Refusal } from '../refusal';
import { refuse } from '../refusals/general';
import { addressOf } from './address';
import type { BytesUnderWay } from './bytesUnderWay';

/** Announced length of the body in bytes; `longest` when no length is announced (chunked), 0 without a body. */
const bytesOf = ({ headers }: FastifyRequest, longest: number): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : longest;

/**
 * Closes a connection that goes silent before the whole request has arrived, answered or not. After that, the handler may take longer.
 */
export function closeWhenStalled(
  request: FastifyRequest,
  reply: FastifyReply,
  { stallMs, requestMs }: Limits,
): void {
  const { raw } = request;
  // A call made in process has no connection.
  if (typeof raw.socket.setTimeout !== 'function' || bytesOf(request, 1) === 0) return;
  const patience = () => raw.socket.setTimeout(raw.complete ? requestMs : stallMs);
  patience();
  raw.once('end', patience);
  // After an answer Node sets the keep-alive timeout, even if the request has not fully arrived.
  reply.raw.once('finish', () => {
    if (!raw.complete) patience();
  });
}

interface Room {
  readonly underWay: BytesUnderWay;
  /** Longest body that the call takes, in bytes; `tooLong` makes the refusal of a longer one. */
  readonly longest: number;
  readonly tooLong: () => Refusal;
}

/** Reserves room for a call's body before the body is read, and frees it when the call ends, in any way. Throws a Refusal. */
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
