import type { Sql } from '../database';

export interface LastEntry {
  readonly loan_no: string;
  readonly entry_no: number;
  readonly at: Date;
}

/** The newest entry of each loan of a customer, by loan number: of a settled loan, the one that settled it. */
export async function lastEntries(sql: Sql, customerId: number): Promise<ReadonlyMap<string, LastEntry>> {
  const rows = await sql.query<LastEntry>(
    `select distinct on (p.loan_no) p.loan_no, p.entry_no, e.at
     from postings p join entries e using (entry_no) join loans l on l.loan_no = p.loan_no
     where l.customer_id = $1 order by p.loan_no, p.entry_no desc`,
    [customerId],
  );
  return new Map(rows.map((row) => [row.loan_no, row]));
}
