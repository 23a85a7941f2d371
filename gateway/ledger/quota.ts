import { first, type Sql } from '../database';

export interface Quota {
  readonly total: number;
  readonly used: number;
  readonly available: number;
  readonly annualRate: string;
  readonly validTo: string;
  /** False: the person still has to activate the line. */
  readonly active: boolean;
}

/**
 * A customer's credit line and its free part, in fen. Used: outstanding principal by the postings, and drawings
 * that the bank has not decided yet. Undefined without a line.
 */
export async function quotaOf(sql: Sql, customerId: number): Promise<Quota | undefined> {
  const row = await first<{
    total: number;
    annual_rate: string;
    valid_to: string;
    active: boolean;
    used: number;
  }>(
    sql,
    `select c.total, c.annual_rate, c.valid_to, c.active,
       (select coalesce(sum(p.amount), 0) from postings p join loans l using (loan_no)
         where l.customer_id = c.customer_id and p.account = 'principal')::bigint
       + (select coalesce(sum(amount), 0) from loans l
         where l.customer_id = c.customer_id and l.state = 'processing')::bigint as used
     from credit_lines c where c.customer_id = $1`,
    [customerId],
  );
  if (row === undefined) return undefined;
  return {
    total: row.total,
    used: row.used,
    available: Math.max(0, row.total - row.used),
    annualRate: row.annual_rate,
    validTo: row.valid_to,
    active: row.active,
  };
}
