import type { Sql } from '../database';
import type { QuoteItem } from '../ledger/repayment';
import type { OrderKind } from './orders';

/** An undecided order with what it pays. */
export interface OpenMoneyRow {
  readonly order_no: string;
  readonly kind: OrderKind;
  readonly ref: string;
  readonly request_no: string;
  readonly amount: number;
  readonly written_at: Date;
  /** Null of a payout. */
  readonly items: readonly QuoteItem[] | null;
  /** The day of the quote, or of the drawing. */
  readonly on_date: string | null;
}

/** A customer's undecided orders, the oldest first. */
export function openMoneyOf(sql: Sql, customerId: number): Promise<OpenMoneyRow[]> {
  return sql.query<OpenMoneyRow>(
    `select o.order_no, o.kind, o.ref, o.amount, o.written_at, q.items,
       coalesce(r.request_no, l.request_no)::text as request_no, coalesce(q.on_date, l.drawn_on) as on_date
     from orders o left join repayments r on o.kind = 'collect' and r.repay_no = o.ref
       left join quotes q on q.quote_id = r.quote_id
       left join loans l on o.kind = 'disburse' and l.loan_no = o.ref
     where o.state = 'sent' and o.customer_id = $1 order by o.written_at, o.order_no`,
    [customerId],
  );
}
