import type { OfflineState } from '@/contract/codes';
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
  /** When the money arrived, by the bank statement; null before the booking. */
  readonly arrived_on: string | null;
  /** The bank's own number of the payment; null before the booking, and of what was booked before references were asked for. */
  readonly bank_reference: string | null;
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
     order by o.state = 'reviewing' desc, o.submitted_at desc limit $1`,
    [most],
  );
}

/** A customer's bank transfers under review, the oldest first. */
export function reviewingOffline(sql: Sql, customerId: number): Promise<OfflineRow[]> {
  return sql.query<OfflineRow>(
    `${ALL} where o.customer_id = $1 and o.state = 'reviewing' order by o.submitted_at, o.offline_no`,
    [customerId],
  );
}

export type OfflineDecision = { readonly at: Date } & (
  | {
      readonly state: 'accepted';
      readonly repayNo: string;
      readonly arrivedOn: string;
      /** The bank's own number of the payment, normalised. */
      readonly reference: string;
    }
  | { readonly state: 'refused'; readonly reason: string }
);

/** False: it was decided before. */
export async function decideOffline(
  sql: Sql,
  offlineNo: string,
  decision: OfflineDecision,
): Promise<boolean> {
  const { state, at } = decision;
  const booked =
    state === 'accepted' ? [decision.repayNo, decision.arrivedOn, decision.reference] : [null, null, null];
  const rows = await sql.query(
    `update offline_repayments set state = $2, reason = $3, decided_at = $4, repay_no = $5, arrived_on = $6,
       bank_reference = $7
     where offline_no = $1 and state = 'reviewing' returning offline_no`,
    [offlineNo, state, state === 'refused' ? decision.reason : '', at, ...booked],
  );
  return rows.length === 1;
}

/**
 * Whether a payment of the bank was booked already, for whichever customer. Locks its number until the transaction ends: two reviewers
 * at once book it once.
 */
export async function referenceTaken(sql: Sql, reference: string): Promise<boolean> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bank-reference:${reference}`]);
  const row = await first(sql, 'select 1 as taken from offline_repayments where bank_reference = $1', [
    reference,
  ]);
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
