import { first, insert, type Sql } from '../database';

export interface EmploymentRow {
  readonly record_id: string;
  readonly customer_id: number;
  readonly company: string;
  readonly job: string;
  /** Fen per month. */
  readonly monthly_income: number;
  readonly submitted_at: Date;
  readonly verified_at: Date | null;
}

export async function addEmployment(sql: Sql, row: EmploymentRow): Promise<void> {
  await insert(sql, 'employments', row);
}

/** Newest first. */
export function listEmployments(sql: Sql, customerId: number): Promise<EmploymentRow[]> {
  return sql.query<EmploymentRow>(
    'select * from employments where customer_id = $1 order by submitted_at desc, record_id desc',
    [customerId],
  );
}

export async function setVerified(sql: Sql, recordId: string, at: Date): Promise<void> {
  await sql.query('update employments set verified_at = $2 where record_id = $1 and verified_at is null', [
    recordId,
    at,
  ]);
}

export async function countEmployments(sql: Sql, customerId: number, since: Date): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from employments where customer_id = $1 and submitted_at > $2',
    [customerId, since],
  );
  return Number(row?.n ?? 0);
}
