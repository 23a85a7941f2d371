import type { Sql } from '../database';
import type { OrderRow } from './orders';

/** Console: an entry of the ledger and whose it is; amounts in fen, debits positive. */
export interface EntryLine {
  readonly entry_no: number;
  readonly kind: 'drawing' | 'repayment';
  readonly ref: string;
  readonly at: Date;
  readonly phone: string;
  readonly lines: readonly { readonly account: string; readonly amount: number }[];
}

/** Newest first; of all customers without a phone. */
export function listEntries(sql: Sql, phone: string | undefined, most: number): Promise<EntryLine[]> {
  return sql.query<EntryLine>(
    `select e.entry_no, e.kind, e.ref, e.at, c.phone,
       (select json_agg(json_build_object('account', p.account, 'amount', p.amount) order by p.line)
        from postings p where p.entry_no = e.entry_no) as lines
     from entries e
       left join loans l on e.kind = 'drawing' and l.loan_no = e.ref
       left join repayments r on e.kind = 'repayment' and r.repay_no = e.ref
       join customers c on c.id = coalesce(l.customer_id, r.customer_id)
     where $1::text is null or c.phone = $1 order by e.entry_no desc limit $2`,
    [phone ?? null, most],
  );
}

/** Console: an order to the bank; amount in fen. */
export interface OrderLine extends Pick<
  OrderRow,
  'order_no' | 'kind' | 'ref' | 'amount' | 'state' | 'reference'
> {
  /** When the person asked for it, by the product's clock. */
  readonly at: Date;
  readonly phone: string;
}

/** Newest first; of all customers without a phone. */
export function listOrders(sql: Sql, phone: string | undefined, most: number): Promise<OrderLine[]> {
  return sql.query<OrderLine>(
    `select o.order_no, o.kind, o.ref, o.amount, o.state, o.reference, c.phone,
       coalesce(l.created_at, r.created_at) as at
     from orders o join customers c on c.id = o.customer_id
       left join loans l on o.kind = 'disburse' and l.loan_no = o.ref
       left join repayments r on o.kind = 'collect' and r.repay_no = o.ref
     where $1::text is null or c.phone = $1 order by at desc, o.order_no limit $2`,
    [phone ?? null, most],
  );
}
