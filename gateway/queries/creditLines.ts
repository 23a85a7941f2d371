import { first, type Sql } from '../database';

export interface CreditLineRow {
  readonly customer_id: number;
  /** Fen. */
  readonly total: number;
  /** Decimal fraction: '0.1440'. */
  readonly annual_rate: string;
  /** The last day on which it may be drawn. */
  readonly valid_to: string;
  readonly product_type: string;
}

export function findCreditLine(sql: Sql, customerId: number): Promise<CreditLineRow | undefined> {
  return first<CreditLineRow>(sql, 'select * from credit_lines where customer_id = $1', [customerId]);
}

/** Grants a line in place of the one before. What is lent out already counts against it. */
export async function putCreditLine(sql: Sql, row: CreditLineRow): Promise<void> {
  await sql.query(
    `insert into credit_lines (customer_id, total, annual_rate, valid_to, product_type) values ($1, $2, $3, $4, $5)
     on conflict (customer_id) do update set total = $2, annual_rate = $3, valid_to = $4, product_type = $5`,
    [row.customer_id, row.total, row.annual_rate, row.valid_to, row.product_type],
  );
}

export async function dropCreditLine(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from credit_lines where customer_id = $1', [customerId]);
}
