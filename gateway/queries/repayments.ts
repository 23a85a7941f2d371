import type { PaymentState, RepaymentKind } from '@/contract/codes';
import { first, insert, type Sql } from '../database';
import type { PlanRow, QuoteItem } from '../ledger/repayment';

export interface RepaymentRow {
  readonly repay_no: string;
  readonly customer_id: number;
  readonly request_no: string;
  readonly quote_id: string;
  /** Null: a bank transfer. */
  readonly card_id: string | null;
  readonly amount: number;
  readonly created_at: Date;
  readonly state: PaymentState;
  readonly reason: string;
  /** What its quote covers. */
  readonly kind: RepaymentKind;
  readonly items: readonly QuoteItem[];
  /** Of an exit: what was paid before and now counts as principal. */
  readonly turned: readonly QuoteItem[];
  /** The day of the quote. */
  readonly on_date: string;
  readonly plan: readonly PlanRow[] | null;
  readonly discount: number;
  readonly coupon_id: string | null;
  /** Of a bank transfer: when the money arrived, and when the person sent its vouchers. */
  readonly arrived_on: string | null;
  readonly submitted_at: Date | null;
}

const ALL = `select r.*, q.kind, q.items, q.turned, q.discount, q.coupon_id, q.on_date, q.plan, o.arrived_on, o.submitted_at
  from repayments r join quotes q using (quote_id) left join offline_repayments o on o.repay_no = r.repay_no`;
const SELECT = `${ALL} where r.customer_id = $1`;

export async function addRepayment(
  sql: Sql,
  customerId: number,
  row: Pick<RepaymentRow, 'repay_no' | 'request_no' | 'quote_id' | 'card_id' | 'amount' | 'created_at'>,
): Promise<void> {
  await insert(sql, 'repayments', { ...row, customer_id: customerId, state: 'processing' });
}

/** A repayment by its number, of any customer. */
export function repaymentOf(sql: Sql, repayNo: string): Promise<RepaymentRow | undefined> {
  return first<RepaymentRow>(sql, `${ALL} where r.repay_no = $1`, [repayNo]);
}

export async function settleRepaymentRow(
  sql: Sql,
  repayNo: string,
  state: PaymentState,
  reason: string,
): Promise<void> {
  await sql.query('update repayments set state = $2, reason = $3 where repay_no = $1', [
    repayNo,
    state,
    reason,
  ]);
}

export function repaymentByRequest(
  sql: Sql,
  customerId: number,
  requestNo: string,
): Promise<RepaymentRow | undefined> {
  return first<RepaymentRow>(sql, `${SELECT} and r.request_no = $2`, [customerId, requestNo]);
}

/** Number of the repayment that the bank has not decided on. */
export async function openRepayment(sql: Sql, customerId: number): Promise<string | null> {
  const row = await first<{ request_no: string }>(
    sql,
    `select request_no from repayments where customer_id = $1 and state = 'processing' and card_id is not null
     order by created_at limit 1`,
    [customerId],
  );
  return row?.request_no ?? null;
}

/** The day from which a customer's last repayment counts. */
export async function lastRepaidOn(sql: Sql, customerId: number, loanNo?: string): Promise<string | null> {
  const row = await first<{ on_date: string }>(
    sql,
    `select q.on_date from entries e join repayments r on r.repay_no = e.ref join quotes q using (quote_id)
     where r.customer_id = $1 and e.kind = 'repayment'
       and ($2::text is null or exists (select from postings p where p.entry_no = e.entry_no and p.loan_no = $2))
     order by e.at desc limit 1`,
    [customerId, loanNo ?? null],
  );
  return row?.on_date ?? null;
}

export function listRepayments(sql: Sql, customerId: number): Promise<RepaymentRow[]> {
  return sql.query<RepaymentRow>(`${SELECT} order by r.created_at desc, r.repay_no`, [customerId]);
}
