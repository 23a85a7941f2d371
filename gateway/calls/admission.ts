import type { CallDefinition } from '@/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { BROUGHT_ROOM, PLAIN_ROOM, type Limits } from '../limits';
import type { Refusal } from '../refusal';
import { addressOf } from './address';
import { Room, type HeldBytes } from './bytesUnderWay';
import { discardRest } from './discardRest';

/** Without files, and with them: uploads cannot take the room of other calls. */
export class Rooms {
  readonly plain = new Room(PLAIN_ROOM);
  readonly files: Room;
  /** Of files that are looked at and let go. */
  readonly brought = new Room(BROUGHT_ROOM);

  constructor(limits: Limits) {
    this.files = new Room(limits);
  }

  of({ files }: CallDefinition): Room {
    if (files === undefined) return this.plain;
    return files.brought === true ? this.brought : this.files;
  }
}

/** The length of the body is not announced: it is over when its sender says so. */
export const isChunked = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined;

export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

export const hasBody = (request: FastifyRequest): boolean =>
  isChunked(request) || Number(request.headers['content-length'] ?? 0) > 0;

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
  if (typeof raw.socket.setTimeout !== 'function' || !hasBody(request)) return;
  const patience = () => raw.socket.setTimeout(raw.complete ? requestMs : stallMs);
  patience();
  raw.once('end', patience);
  // After an answer Node sets the keep-alive timeout, even if the request has not fully arrived.
  reply.raw.once('finish', () => {
    if (!raw.complete) patience();
  });
}

export interface Longest {
  /** Longest body that the call takes, in bytes; `tooLong` makes the refusal of a longer one. */
  readonly longest: number;
  readonly tooLong: () => Refusal;
}

/**
 * Lets a request into a room, in which its bytes count as they come; they are let go when the call ends, in any way. An announced length takes no
 * room, since announcing costs nothing; it only refuses (throws) what is longer than the call's longest.
 */
export function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  room: Room,
  { longest, tooLong }: Longest,
): HeldBytes {
  // The rest of a body without an end is not waited for.
  if (isChunked(request)) reply.header('connection', 'close');
  const held = room.enter(addressOf(request.ip));
  if (!hasBody(request)) return held;
  finished(reply.raw, () => {
    held.end();
    discardRest(request.raw);
  });
  if (!isChunked(request) && Number(request.headers['content-length']) > longest) throw tooLong();
  return held;
}
