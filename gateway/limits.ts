import { DEFAULT_LIMITS, type DatabaseLimits } from './database';
import { MEGABYTE, SECOND_MS } from './units';

/** How many bytes of requests may be held while they are read and worked on. */
export interface RoomLimits {
  /** In all. */
  readonly bytes: number;
  /** Of one address: a household, or a network that shares an address. */
  readonly bytesPerAddress: number;
  /** Of one session; bytes that came before the session was known count too. */
  readonly bytesPerSession: number;
}

/** Limits of what a gateway process accepts at once, so that no one can use up its memory or connections. The room is that of uploads. */
export interface Limits extends RoomLimits {
  /** Open connections; further connections are closed at once. */
  readonly connections: number;
  /** How long a connection may be silent in the middle of a request. */
  readonly stallMs: number;
  /** From the first byte of a request to its last: a little more than the client waits for an upload. */
  readonly requestMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** For calls without files, a few kilobytes each. The session of such a call is known only when all of it is read. */
export const PLAIN_ROOM: RoomLimits = {
  bytes: 64 * MEGABYTE,
  bytesPerAddress: 8 * MEGABYTE,
  bytesPerSession: 8 * MEGABYTE,
};

/** For files that are only looked at, with a session or without: they take no room of the uploads that are kept. Two of the longest for one address. */
export const BROUGHT_ROOM: RoomLimits = {
  bytes: 40 * MEGABYTE,
  bytesPerAddress: 11 * MEGABYTE,
  bytesPerSession: 11 * MEGABYTE,
};

/** A setting that is a positive whole number. */
export function wholeOr<T>(env: Environment, name: string, otherwise: T): number | T {
  const given = env[name];
  if (given === undefined || given === '') return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Error(`${name} is not a positive whole number: ${given}`);
  return Number(given);
}

/**
 * Reads `MAX_CONNECTIONS`, `MAX_BODY_MEGABYTES`, `MAX_BODY_MEGABYTES_PER_ADDRESS`, `MAX_BODY_MEGABYTES_PER_SESSION`, `STALL_SECONDS` and
 * `REQUEST_SECONDS`.
 */
export const readLimits = (env: Environment): Limits => ({
  connections: wholeOr(env, 'MAX_CONNECTIONS', 1000),
  bytes: wholeOr(env, 'MAX_BODY_MEGABYTES', 160) * MEGABYTE,
  bytesPerAddress: wholeOr(env, 'MAX_BODY_MEGABYTES_PER_ADDRESS', 48) * MEGABYTE,
  bytesPerSession: wholeOr(env, 'MAX_BODY_MEGABYTES_PER_SESSION', 24) * MEGABYTE,
  stallMs: wholeOr(env, 'STALL_SECONDS', 30) * SECOND_MS,
  requestMs: wholeOr(env, 'REQUEST_SECONDS', 90) * SECOND_MS,
});

/**
 * Reads `DATABASE_CONNECT_SECONDS`, `DATABASE_LOCK_SECONDS`, `DATABASE_STATEMENT_SECONDS`, `DATABASE_IDLE_SECONDS` and
 * `DATABASE_SILENCE_SECONDS`.
 */
export function readDatabaseLimits(env: Environment): DatabaseLimits {
  const { connectMs, lockMs, statementMs, idleMs, silenceMs } = DEFAULT_LIMITS;
  const given = (name: string, otherwise: number): number =>
    wholeOr(env, `DATABASE_${name}_SECONDS`, otherwise / SECOND_MS) * SECOND_MS;
  return {
    connectMs: given('CONNECT', connectMs),
    lockMs: given('LOCK', lockMs),
    statementMs: given('STATEMENT', statementMs),
    idleMs: given('IDLE', idleMs),
    silenceMs: given('SILENCE', silenceMs),
  };
}
