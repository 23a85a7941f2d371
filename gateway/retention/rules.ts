const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is swept of one table. Names and conditions are ours alone, so they may stand in SQL as they are. */
export interface RetentionRule {
  readonly table: string;
  /** Rows whose time in this column is older than `keptMs` go. */
  readonly column: string;
  readonly keptMs: number;
  /** At most this many rows stay, the newest by `id`. */
  readonly most?: number;
  /** By whose clock the column is written; the product's unless said otherwise. */
  readonly clock?: 'machine';
}

/**
 * How long the gateway keeps what nobody asks for again. Nothing here is part of a contract with a customer: consents, answers to request
 * numbers, loans and postings are never swept.
 */
export const RETENTION: readonly RetentionRule[] = [
  // What clients report by themselves.
  { table: 'tracks', column: 'at', keptMs: 30 * DAY_MS, most: 200_000 },
  { table: 'error_logs', column: 'at', keptMs: 90 * DAY_MS, most: 20_000 },
  { table: 'device_reports', column: 'at', keptMs: 90 * DAY_MS, most: 100_000 },
  { table: 'gray_logs', column: 'at', keptMs: 30 * DAY_MS, most: 100_000 },
  // Counts: the longest of them looks a day back.
  { table: 'report_bytes', column: 'hour', keptMs: 2 * DAY_MS },
  { table: 'foreign_tries', column: 'at', keptMs: 2 * DAY_MS },
  { table: 'code_sends', column: 'at', keptMs: 2 * DAY_MS },
  // A header rv is refused for its age after five minutes, by the machine's clock.
  { table: 'nonces', column: 'seen_at', keptMs: 10 * MINUTE_MS, clock: 'machine' },
  // Of no use once they have expired.
  { table: 'one_time_codes', column: 'expires_at', keptMs: DAY_MS },
  { table: 'picture_codes', column: 'expires_at', keptMs: DAY_MS },
  { table: 'access_tokens', column: 'expires_at', keptMs: HOUR_MS },
  { table: 'access_codes', column: 'expires_at', keptMs: DAY_MS },
  // Confirmed minutes after they were read; some are of persons who never became customers.
  { table: 'id_card_readings', column: 'at', keptMs: 7 * DAY_MS },
];
