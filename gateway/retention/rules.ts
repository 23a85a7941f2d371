import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units';

/** What to delete from one table. Names come only from this file, so they go into the SQL unescaped. */
export interface RetentionRule {
  readonly table: string;
  /** Rows whose time in this column is older than `keptMs` are deleted. */
  readonly column: string;
  readonly keptMs: number;
  /** Rows with this condition stay. What it asks of other tables is found by an index: these may be long. */
  readonly unless?: string;
  /** At most this many rows stay, the newest by `id`. */
  readonly most?: number;
  /** Clock that writes the column; default: the product's clock. `day`: the column is a day in Asia/Shanghai, kept to its end. */
  readonly clock?: 'machine' | 'day';
}

/** Pieces of uploads that became no file: a file gets its row within minutes. */
const left = (table: string, files: string, key = 'file_id'): RetentionRule => ({
  table,
  column: 'at',
  keptMs: DAY_MS,
  unless: `exists (select from ${files} f where f.${key} = ${table}.upload_id)`,
});

/**
 * How long the gateway keeps data that is not needed again. Data of a contract with a customer is not listed: consents, loans and postings
 * are never swept; of uploads only those that were never handed in.
 */
export const RETENTION: readonly RetentionRule[] = [
  // Sent or given up within days; the messages themselves stay.
  { table: 'outgoing_sms', column: 'at', keptMs: 90 * DAY_MS },
  // What clients report by themselves.
  { table: 'tracks', column: 'at', keptMs: 30 * DAY_MS, most: 200_000 },
  { table: 'error_logs', column: 'at', keptMs: 90 * DAY_MS, most: 20_000 },
  { table: 'device_reports', column: 'at', keptMs: 90 * DAY_MS, most: 100_000 },
  // The app keeps its id: one that asks again after a year has lost it, and gets another.
  { table: 'device_ids', column: 'at', keptMs: 365 * DAY_MS },
  { table: 'gray_logs', column: 'at', keptMs: 30 * DAY_MS, most: 100_000 },
  // What has reached the sandbox's partners.
  { table: 'partner_arrivals', column: 'at', keptMs: 30 * DAY_MS, most: 1_000 },
  // The way through drawings that ended long ago.
  { table: 'process_logs', column: 'at', keptMs: 90 * DAY_MS },
  // Counts: the longest window is one day.
  { table: 'report_bytes', column: 'hour', keptMs: 2 * DAY_MS },
  { table: 'foreign_tries', column: 'at', keptMs: 2 * DAY_MS },
  { table: 'code_sends', column: 'at', keptMs: 2 * DAY_MS },
  { table: 'picture_uploads', column: 'at', keptMs: 2 * DAY_MS },
  // An rv header older than five minutes is refused anyway, by the machine's clock.
  { table: 'nonces', column: 'seen_at', keptMs: 10 * MINUTE_MS, clock: 'machine' },
  // Not needed after they have expired.
  { table: 'one_time_codes', column: 'expires_at', keptMs: DAY_MS },
  { table: 'identity_checks', column: 'expires_at', keptMs: DAY_MS },
  { table: 'check_faces', column: 'at', keptMs: DAY_MS },
  { table: 'picture_codes', column: 'expires_at', keptMs: DAY_MS },
  { table: 'access_tokens', column: 'expires_at', keptMs: HOUR_MS },
  { table: 'password_proofs', column: 'expires_at', keptMs: DAY_MS },
  // A client that comes back within a month hears how its session ended. One that opened another stays as long as that one.
  {
    table: 'sessions',
    column: 'expires_at',
    keptMs: 30 * DAY_MS,
    unless: 'exists (select from sessions o where o.opened_by = sessions.token_hash)',
  },
  // Trials of repayments that were never paid.
  {
    table: 'quotes',
    column: 'expires_at',
    keptMs: 30 * DAY_MS,
    unless: 'used or exists (select from repayments r where r.quote_id = quotes.quote_id)',
  },
  // WeChat itself refuses them after five minutes.
  { table: 'used_codes', column: 'used_at', keptMs: 7 * DAY_MS },
  { table: 'tickets', column: 'expires_at', keptMs: DAY_MS },
  // A lock lasts a day.
  { table: 'recovery_tries', column: 'since', keptMs: 2 * DAY_MS },
  // Their codes are good for minutes; a signing that came to its end has its card.
  { table: 'card_signs', column: 'sent_at', keptMs: 30 * DAY_MS },
  // The app asks again for a day. A drawing and a repayment keep their request number: it moves money once, for ever.
  { table: 'answered_requests', column: 'at', keptMs: 90 * DAY_MS },
  { table: 'access_codes', column: 'expires_at', keptMs: DAY_MS },
  // A link of the plaza that no one used: what it would have handed over goes with it.
  { table: 'square_entries', column: 'expires_at', keptMs: 0, unless: 'customer_id is not null' },
  // Kept as long as the law asks after the account has ended (erasure/rules.ts).
  { table: 'kept_identities', column: 'kept_until', keptMs: 0, clock: 'day' },
  { table: 'papers', column: 'kept_until', keptMs: 0, clock: 'day' },
  // What outlives an account by the digest of its ID number (erasure/lasting.ts).
  { table: 'lasting_facts', column: 'ends_on', keptMs: 0, clock: 'day' },
  // The link of an export is good for a day; its content goes with it.
  { table: 'data_export_files', column: 'expires_at', keptMs: 0 },
  // Confirmed within minutes of reading; some belong to people who never became customers.
  { table: 'id_card_readings', column: 'at', keptMs: 7 * DAY_MS },
  // Pictures of contracts, for the same years.
  { table: 'vouchers', column: 'kept_until', keptMs: 0, clock: 'day' },
  { table: 'proof_files', column: 'kept_until', keptMs: 0, clock: 'day' },
  // As long as anything that was reported under them.
  { table: 'former_phones', column: 'until', keptMs: 90 * DAY_MS },
  // A WeChat user without an account here, or no longer with one.
  { table: 'wechat_users', column: 'seen_at', keptMs: 30 * DAY_MS, unless: 'customer_id is not null' },
  // Vouchers that were never submitted.
  { table: 'vouchers', column: 'uploaded_at', keptMs: 30 * DAY_MS, unless: 'offline_no is not null' },
  left('voucher_pieces', 'vouchers'),
  left('proof_file_pieces', 'proof_files'),
  left('card_protocol_pieces', 'card_protocols'),
  left('supplement_file_pieces', 'supplement_files'),
  left('education_file_pieces', 'education_files', 'upload_id'),
  // Pictures of a suggestion or complaint that was never sent in.
  { table: 'proposal_files', column: 'uploaded_at', keptMs: 30 * DAY_MS, unless: 'propose_no is not null' },
  left('proposal_file_pieces', 'proposal_files'),
];
