import type { OfflineState } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import { first, insert, type Sql } from '../database';

export interface OfflineRow {
  readonly offline_no: string;
  readonly customer_id: number;
  readonly loan_no: string;
  /** What the person says, in fen. */
  readonly amount: number;
  readonly paid_on: string;
  readonly state: OfflineState;
  readonly reason: string;
  readonly repay_no: string | null;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  /** When the money arrived, by the bank statement; null until it is found. */
  readonly arrived_on: string | null;
  /** The bank's own number of the payment; null until it is found, and of what was booked before references were asked for. */
  readonly bank_reference: string | null;
  /** Fen, by the bank statement, and the due day that they wait for or have waited for; null: they were never held. */
  readonly found: number | null;
  readonly held_until: string | null;
  readonly returned_at: Date | null;
  /** Fen; null before the booking. */
  readonly booked: number | null;
  /** The day to which interest and penalty are counted; null before the booking. */
  readonly counted_on: string | null;
}

const FIELDS = 'o.*, r.amount as booked, q.on_date as counted_on';
const BOOKING =
  'left join repayments r on r.repay_no = o.repay_no left join quotes q on q.quote_id = r.quote_id';
const ALL = `select ${FIELDS} from offline_repayments o ${BOOKING}`;

type NewRow = Pick<
  OfflineRow,
  'offline_no' | 'customer_id' | 'loan_no' | 'amount' | 'paid_on' | 'submitted_at'
>;

export async function addOffline(sql: Sql, row: NewRow): Promise<void> {
  await insert(sql, 'offline_repayments', row);
}

/** One by its number, or the last one sent in. */
export function findOffline(
  sql: Sql,
  customerId: number,
  offlineNo: string | undefined,
): Promise<OfflineRow | undefined> {
  return first<OfflineRow>(
    sql,
    `${ALL} where o.customer_id = $1 and ($2::text is null or o.offline_no = $2)
     order by o.submitted_at desc, o.offline_no desc limit 1`,
    [customerId, offlineNo ?? null],
  );
}

export function offlineByNo(sql: Sql, offlineNo: string): Promise<OfflineRow | undefined> {
  return first<OfflineRow>(sql, `${ALL} where o.offline_no = $1`, [offlineNo]);
}

/** Console: newest first. */
export function listOffline(
  sql: Sql,
  most: number,
): Promise<(OfflineRow & { phone: string; name: string })[]> {
  return sql.query<OfflineRow & { phone: string; name: string }>(
    `select ${FIELDS}, c.phone, c.name from offline_repayments o
       join customers c on c.id = o.customer_id ${BOOKING}
     order by o.state = 'reviewing' desc, o.state in ('held', 'returning') desc, o.submitted_at desc limit $1`,
    [most],
  );
}

/** A customer's bank transfers that are under review or held, the oldest first. */
export function waitingOffline(sql: Sql, customerId: number): Promise<OfflineRow[]> {
  return sql.query<OfflineRow>(
    `${ALL} where o.customer_id = $1 and o.state in ('reviewing', 'held') order by o.submitted_at, o.offline_no`,
    [customerId],
  );
}

/** How many of a customer's bank transfers are not done with: under review, held, or to be returned. */
export async function countOpenOffline(sql: Sql, customerId: number): Promise<number> {
  const row = await first<{ open: number }>(
    sql,
    `select count(*)::int as open from offline_repayments
     where customer_id = $1 and state in ('reviewing', 'held', 'returning')`,
    [customerId],
  );
  return row?.open ?? 0;
}

/** Held transfers whose day has come, or whose loan was settled in the meantime; the oldest first. */
export async function heldDue(sql: Sql, today: CivilDate): Promise<string[]> {
  const rows = await sql.query<{ offline_no: string }>(
    `select offline_no from offline_repayments o
     where state = 'held' and (held_until <= $1 or (select sum(p.amount) from postings p
       where p.loan_no = o.loan_no and p.account = 'principal') = 0)
     order by held_until, submitted_at, offline_no`,
    [today],
  );
  return rows.map(({ offline_no }) => offline_no);
}

/** The money is on its way back. */
export async function markReturned(sql: Sql, offlineNo: string, at: Date): Promise<void> {
  await sql.query(
    `update offline_repayments set state = 'returned', returned_at = $2 where offline_no = $1`,
    [offlineNo, at],
  );
}

/** The money of a transfer on the bank statement. */
export interface FoundMoney {
  /** Fen. */
  readonly amount: number;
  readonly arrivedOn: CivilDate;
  /** The bank's own number of the payment, normalised. */
  readonly reference: string;
}

/** What is known after a decision; the caller has the customer's lock and has read the state under it. */
export type OfflineDecision = { readonly at: Date } & (
  | { readonly state: 'held'; readonly money: FoundMoney; readonly until: CivilDate }
  | { readonly state: 'accepted'; readonly money: FoundMoney; readonly repayNo: string }
  | { readonly state: 'returning'; readonly money: FoundMoney; readonly reason: string }
  | { readonly state: 'refused'; readonly reason: string }
);

export async function decideOffline(sql: Sql, offlineNo: string, decision: OfflineDecision): Promise<void> {
  const { state, at } = decision;
  const money = 'money' in decision ? decision.money : undefined;
  await sql.query(
    `update offline_repayments set state = $2, decided_at = $3, reason = $4, repay_no = $5,
       found = $6, arrived_on = $7, bank_reference = $8, held_until = coalesce($9, held_until)
     where offline_no = $1`,
    [
      ...[offlineNo, state, at, 'reason' in decision ? decision.reason : ''],
      state === 'accepted' ? decision.repayNo : null,
      ...[money?.amount ?? null, money?.arrivedOn ?? null, money?.reference ?? null],
      state === 'held' ? decision.until : null,
    ],
  );
}

/**
 * Whether another transfer has this payment of the bank already, for whichever customer. Locks its number until the transaction ends: two
 * reviewers at once have it once.
 */
export async function referenceTaken(sql: Sql, reference: string, offlineNo: string): Promise<boolean> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bank-reference:${reference}`]);
  const row = await first(
    sql,
    'select 1 as taken from offline_repayments where bank_reference = $1 and offline_no <> $2',
    [reference, offlineNo],
  );
  return row !== undefined;
}

/** An online repayment on a loan. */
export interface OnlinePayment {
  readonly loan_no: string;
  readonly repay_no: string;
  /** Fen, over all its loans. */
  readonly amount: number;
  readonly on_date: string;
  readonly at: Date;
  readonly state: string;
}

/** Console: what was paid online on these loans since a day, and what the bank still decides on; the oldest first. */
export function onlineSince(
  sql: Sql,
  asked: readonly { readonly loanNo: string; readonly since: string }[],
): Promise<OnlinePayment[]> {
  return sql.query<OnlinePayment>(
    `select distinct w.loan_no, r.repay_no, r.amount, q.on_date, r.created_at as at, r.state
     from unnest($1::text[], $2::date[]) as w (loan_no, since)
       join loans l on l.loan_no = w.loan_no
       join repayments r on r.customer_id = l.customer_id and r.card_id is not null and r.state <> 'failed'
       join quotes q on q.quote_id = r.quote_id and q.on_date >= w.since
         and q.items @> jsonb_build_array(jsonb_build_object('loanNo', w.loan_no))
     order by r.created_at, r.repay_no`,
    [asked.map(({ loanNo }) => loanNo), asked.map(({ since }) => since)],
  );
}

/** All bank transfers that a customer has told, the oldest first. */
export function offlineOf(sql: Sql, customerId: number): Promise<OfflineRow[]> {
  return sql.query<OfflineRow>(`${ALL} where o.customer_id = $1 order by o.submitted_at, o.offline_no`, [
    customerId,
  ]);
}
