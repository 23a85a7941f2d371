import { Busy } from '../busy';

export { Busy };

/** No one knows whether the work was done: its commit got no answer. Anyone who asked must not hear that nothing was done. */
export class InDoubt extends Error {
  override readonly name = 'InDoubt';

  constructor(
    message: string,
    readonly cause: unknown,
  ) {
    super(message);
  }
}

/** SQLSTATE, read_only_sql_transaction: the server is a standby, or a primary of before. */
export const READ_ONLY = '25006';

/**
 * SQLSTATE codes of PostgreSQL after which nothing was done. Classes: 08 connection, 53 no room, memory or connection left, 57 cancelled, or the
 * server stops. A process of the gateway may have reached a standby that is read-only.
 */
const BUSY_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57']);
const BUSY_CODES: ReadonlySet<string> = new Set([
  READ_ONLY,
  // lock_not_available, idle_in_transaction_session_timeout, transaction_timeout
  '55P03',
  '25P03',
  '25P04',
  // serialization_failure, deadlock_detected: tried again several times
  '40001',
  '40P01',
]);

/** Of a socket, by Node. */
const SOCKET_CODE = /^E(?:CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_)/;
/** What pg and its pool say without a code. */
const SAID =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|Client (?:has encountered|was closed))/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** SQLSTATE of PostgreSQL's answer, or Node's code of a socket; '' for none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isBusy = (error: unknown): boolean => {
  const code = codeOf(error);
  if (SQLSTATE.test(code) && !SOCKET_CODE.test(code))
    return BUSY_CLASSES.has(code.slice(0, 2)) || BUSY_CODES.has(code);
  return SOCKET_CODE.test(code) || (error instanceof Error && SAID.test(error.message));
};

/** It is the server or the way to it that failed, not the work: it is gone, ends, or only reads. */
export function isAway(error: unknown): boolean {
  if (error instanceof InDoubt) return true;
  const cause = error instanceof Busy ? error.cause : error;
  const code = codeOf(cause);
  if (SQLSTATE.test(code) && !SOCKET_CODE.test(code))
    return code.startsWith('08') || code.startsWith('57P') || code === READ_ONLY;
  // The pool says this one when all of its connections are in use.
  return isBusy(cause) && !/^timeout exceeded/.test((cause as Error).message);
}

const because = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${codeOf(error)}`.trim() : String(error);

/** Throws the failure as the rest of the gateway knows it: `Busy` with its cause, or unchanged. */
export function raise(error: unknown): never {
  throw isBusy(error) ? new Busy(`the database is busy or away: ${because(error)}`, error) : error;
}

/** PostgreSQL itself has said no to a commit, so that it is rolled back. After any other failure no one knows. */
const isAnswered = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR';

/** The same for a commit: `InDoubt` if PostgreSQL has not answered. */
export function raiseOfCommit(error: unknown): never {
  if (isAnswered(error)) raise(error);
  throw new InDoubt(`a commit got no answer: ${because(error)}`, error);
}
