import type { PaymentKind, PaymentState, RepaymentKind } from '@/contract/codes';
import { first, type Sql } from '../database';
import type { QuoteItem } from '../ledger/repayment';

export interface HistoryRow {
  readonly kind: PaymentKind;
  readonly no: string;
  readonly loan_no: string | null;
  /** Fen. */
  readonly amount: number;
  readonly at: Date;
  readonly state: PaymentState;
  /** Of a drawing. */
  readonly terms: number | null;
  /** Of a repayment. */
  readonly repaid_as: RepaymentKind | null;
  /** Of a repayment: the instalments that it pays. */
  readonly items: readonly QuoteItem[] | null;
  /** Of a repayment: the day from which it counts, if that is another than the day on which it was written down. */
  readonly counted_on: string | null;
  /** In Shanghai time: '2026-11'. */
  readonly month: string;
}

/** A repayment is in the history on the day from which it counts: a transfer on that of its arrival, whenever it was reviewed. */
const WRITTEN_ON = `((p.created_at at time zone 'UTC') + interval '8 hours')::date`;
const REPAID = `select 'repay' as kind, p.repay_no as no, q.items->0->>'loanNo' as loan_no, p.amount,
    case when ${WRITTEN_ON} = q.on_date then p.created_at
      else ((q.on_date + 1)::timestamp - interval '8 hours 1 second') at time zone 'UTC' end as at,
    p.state, null::integer as terms, q.kind as repaid_as, q.items, nullif(q.on_date, ${WRITTEN_ON}) as counted_on
  from repayments p join quotes q using (quote_id) where p.customer_id = $1`;

/** A loan that was paid out is in the history on the day of its payout, as in its details. */
const LENT = `select 'loan' as kind, loan_no as no, loan_no, amount, coalesce(e.at, created_at) as at, state, terms, null as repaid_as,
    null::jsonb as items, null::date as counted_on
  from loans left join entries e on e.kind = 'drawing' and e.ref = loan_no where customer_id = $1`;

/** A customer's drawings and repayments. */
const RECORDS = `with records as (
  select r.*, to_char((r.at at time zone 'UTC') + interval '8 hours', 'YYYY-MM') as month from (${LENT} union all ${REPAID}) r)`;

/** Newest first; `month` '' for all; `after`: the record before the first one, '' for the beginning. */
export function listHistory(
  sql: Sql,
  customerId: number,
  filter: { readonly kind: string; readonly month: string; readonly after: string; readonly limit: number },
): Promise<HistoryRow[]> {
  return sql.query<HistoryRow>(
    `${RECORDS} select * from records
     where ($2 = 'all' or kind = $2) and ($3 = '' or month = $3)
       and ($4 = '' or (at, no) < (select at, no from records where no = $4))
     order by at desc, no desc limit $5`,
    [customerId, filter.kind, filter.month, filter.after, filter.limit],
  );
}

/** All months of a customer's history, newest first, with the sums of what was really paid, in fen. */
export function historyMonths(
  sql: Sql,
  customerId: number,
): Promise<{ month: string; lent: number; repaid: number }[]> {
  return sql.query(
    `${RECORDS} select month,
       coalesce(sum(amount) filter (where kind = 'loan' and state = 'paid'), 0)::bigint as lent,
       coalesce(sum(amount) filter (where kind = 'repay' and state = 'paid'), 0)::bigint as repaid
     from records group by month order by month desc`,
    [customerId],
  );
}

/** When a repayment was booked. */
export async function bookedAt(sql: Sql, repayNo: string): Promise<Date | undefined> {
  const row = await first<{ at: Date }>(sql, `select at from entries where kind = 'repayment' and ref = $1`, [
    repayNo,
  ]);
  return row?.at;
}
