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
  | { readonly state: 'accepted'; readonly repayNo: string; readonly arrivedOn: string }
  | { readonly state: 'refused'; readonly reason: string }
);

/** False: it was decided before. */
export async function decideOffline(
  sql: Sql,
  offlineNo: string,
  decision: OfflineDecision,
): Promise<boolean> {
  const { state, at } = decision;
  const booked = state === 'accepted' ? [decision.repayNo, decision.arrivedOn] : [null, null];
  const rows = await sql.query(
    `update offline_repayments set state = $2, reason = $3, decided_at = $4, repay_no = $5, arrived_on = $6
     where offline_no = $1 and state = 'reviewing' returning offline_no`,
    [offlineNo, state, state === 'refused' ? decision.reason : '', at, ...booked],
  );
  return rows.length === 1;
}
