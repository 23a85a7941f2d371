import { first, insert, type Sql } from '../database';

interface GrayStrategyRow {
  readonly strategy_id: string;
  readonly percent: number;
  readonly monitor_minutes: number;
}

/** The strategy, and whether a customer is named in or out of it (null: not named). */
export interface GrayRow extends GrayStrategyRow {
  readonly in_gray: boolean | null;
}

/** A customer's own row; a session has it already (`findSession`). */
export async function grayRowOf(sql: Sql, customerId: number): Promise<GrayRow> {
  const row = await first<GrayRow>(
    sql,
    `select s.strategy_id, s.percent, s.monitor_minutes, c.in_gray
     from gray_strategy s left join gray_customers c on c.customer_id = $1`,
    [customerId],
  );
  return row as GrayRow;
}

export async function grayStrategy(sql: Sql): Promise<GrayStrategyRow> {
  const row = await first<GrayStrategyRow>(
    sql,
    'select strategy_id, percent, monitor_minutes from gray_strategy',
  );
  return row as GrayStrategyRow;
}

/** Console: changes the given fields; the others stay. */
export async function setGrayStrategy(
  sql: Sql,
  { percent, monitorMinutes }: { percent?: number | undefined; monitorMinutes?: number | undefined },
): Promise<void> {
  await sql.query(
    `update gray_strategy set percent = coalesce($1, percent), monitor_minutes = coalesce($2, monitor_minutes)`,
    [percent ?? null, monitorMinutes ?? null],
  );
}

/** Console: names a customer in or out; null leaves it to the percentage again. */
export async function setGrayCustomer(sql: Sql, customerId: number, inGray: boolean | null): Promise<void> {
  if (inGray === null) {
    await sql.query('delete from gray_customers where customer_id = $1', [customerId]);
    return;
  }
  await sql.query(
    `insert into gray_customers (customer_id, in_gray) values ($1, $2)
     on conflict (customer_id) do update set in_gray = excluded.in_gray`,
    [customerId, inGray],
  );
}

/** Console: customers who are named in or out. */
export function listGrayCustomers(sql: Sql): Promise<{ phone: string; in_gray: boolean }[]> {
  return sql.query<{ phone: string; in_gray: boolean }>(
    'select c.phone, g.in_gray from gray_customers g join customers c on c.id = g.customer_id order by c.phone',
  );
}

export type GrayLogKind = 'page' | 'upgrade';

export async function addGrayLog(
  sql: Sql,
  at: Date,
  kind: GrayLogKind,
  record: Readonly<Record<string, string>>,
): Promise<void> {
  await insert(sql, 'gray_logs', { at, kind, record: JSON.stringify(record) });
}

/** Console: newest first. */
export function listGrayLogs(
  sql: Sql,
  limit: number,
): Promise<{ at: Date; kind: GrayLogKind; record: Record<string, string> }[]> {
  return sql.query('select at, kind, record from gray_logs order by id desc limit $1', [limit]);
}
