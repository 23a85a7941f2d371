import { first, type Sql } from '../database';

export interface CreditLineRow {
  readonly customer_id: number;
  /** Fen. */
  readonly total: number;
  /** Decimal fraction: '0.1440'. */
  readonly annual_rate: string;
  /** The last day on which the line may be drawn. */
  readonly valid_to: string;
  readonly product_type: string;
  /** False: the person still has to activate the line. */
  readonly active: boolean;
}

export function findCreditLine(sql: Sql, customerId: number): Promise<CreditLineRow | undefined> {
  return first<CreditLineRow>(sql, 'select * from credit_lines where customer_id = $1', [customerId]);
}

/** Grants a line and replaces the previous one. Outstanding loans count against the new line. */
export async function putCreditLine(sql: Sql, row: CreditLineRow): Promise<void> {
  await sql.query(
    `insert into credit_lines (customer_id, total, annual_rate, valid_to, product_type, active)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (customer_id) do update
       set total = $2, annual_rate = $3, valid_to = $4, product_type = $5, active = $6`,
    [row.customer_id, row.total, row.annual_rate, row.valid_to, row.product_type, row.active],
  );
}

export async function activateCreditLine(sql: Sql, customerId: number): Promise<void> {
  await sql.query('update credit_lines set active = true where customer_id = $1', [customerId]);
}

/** Sets the line's total (fen) after a raise. */
export async function raiseCreditLine(sql: Sql, customerId: number, total: number): Promise<void> {
  await sql.query('update credit_lines set total = $2 where customer_id = $1', [customerId, total]);
}

export async function dropCreditLine(sql: Sql, customerId: number): Promise<void> {
  await sql.query('delete from credit_lines where customer_id = $1', [customerId]);
}
