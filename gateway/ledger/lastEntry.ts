import type { Sql } from '../database';

export interface LastEntry {
  readonly loan_no: string;
  readonly entry_no: number;
  /** The day from which it counts: of a repayment the day of its quote, so that neither a review nor the bank's answer moves it. */
  readonly on: string;
}

/** The newest entry of each loan of a customer, by loan number: of a settled loan, the one that settled it. */
export async function lastEntries(sql: Sql, customerId: number): Promise<ReadonlyMap<string, LastEntry>> {
  const rows = await sql.query<LastEntry>(
    `select distinct on (p.loan_no) p.loan_no, p.entry_no,
       coalesce(q.on_date, ((e.at at time zone 'UTC') + interval '8 hours')::date) as on
     from postings p join entries e using (entry_no) join loans l on l.loan_no = p.loan_no
       left join repayments r on r.repay_no = e.ref left join quotes q using (quote_id)
     where l.customer_id = $1 order by p.loan_no, p.entry_no desc`,
    [customerId],
  );
  return new Map(rows.map((row) => [row.loan_no, row]));
}
