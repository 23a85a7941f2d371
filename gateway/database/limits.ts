/** How long the gateway waits for PostgreSQL, in milliseconds. Together less than the client waits for a call (15 s). */
export interface DatabaseLimits {
  /** For a connection: a new one, or a free one of the pool. */
  readonly connectMs: number;
  /** For a lock that somebody else holds. */
  readonly lockMs: number;
  /** For a statement. */
  readonly statementMs: number;
  /** How long PostgreSQL keeps a transaction, with its locks, whose gateway says nothing. */
  readonly idleMs: number;
  /** For an answer of PostgreSQL: longer than a statement may take, so that a longer silence is a broken connection. */
  readonly silenceMs: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  connectMs: 3_000,
  lockMs: 3_000,
  statementMs: 8_000,
  idleMs: 10_000,
  silenceMs: 10_000,
};
