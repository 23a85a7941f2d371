import { first, insert, type Sql } from '../database';

export type OrderKind = 'disburse' | 'collect';

/** A movement of money ordered from the bank; amounts in fen. */
export interface OrderRow {
  readonly order_no: string;
  readonly customer_id: number;
  readonly kind: OrderKind;
  /** loan_no of a drawing, repay_no of a repayment. */
  readonly ref: string;
  readonly amount: number;
  readonly card_no: string;
  readonly phone: string;
  readonly name: string;
  readonly state: 'sent' | 'approved' | 'declined';
  readonly reference: string;
  readonly written_at: Date;
  /** Set once the person has asked to stop the payout. */
  readonly stop_asked_at: Date | null;
}

export async function addOrder(
  sql: Sql,
  row: Omit<OrderRow, 'state' | 'reference' | 'written_at' | 'stop_asked_at'>,
): Promise<void> {
  await insert(sql, 'orders', row);
}

export function findOrder(sql: Sql, orderNo: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(sql, 'select * from orders where order_no = $1', [orderNo]);
}

/** The order of a drawing or repayment. */
export function orderOf(sql: Sql, ref: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(sql, 'select * from orders where ref = $1', [ref]);
}

/** An order without a booked decision, locked until the transaction ends, so that it is booked once. */
export function lockOpenOrder(sql: Sql, orderNo: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(sql, `select * from orders where order_no = $1 and state = 'sent' for update`, [
    orderNo,
  ]);
}

/** Writes down that an undecided payout is to be stopped; the first request counts. */
export async function askToStop(sql: Sql, ref: string, at: Date): Promise<void> {
  await sql.query(
    `update orders set stop_asked_at = $2
     where ref = $1 and kind = 'disburse' and state = 'sent' and stop_asked_at is null`,
    [ref, at],
  );
}

export async function closeOrder(
  sql: Sql,
  orderNo: string,
  end: { state: 'approved' | 'declined'; reference: string; at: Date },
): Promise<void> {
  await sql.query('update orders set state = $2, reference = $3, closed_at = $4 where order_no = $1', [
    orderNo,
    end.state,
    end.reference,
    end.at,
  ]);
}

/** Numbers of a customer's undecided orders, of one kind or of both. */
export async function openOrdersOf(sql: Sql, customerId: number, kind?: OrderKind): Promise<string[]> {
  const rows = await sql.query<{ order_no: string }>(
    `select order_no from orders where state = 'sent' and customer_id = $1 and ($2::text is null or kind = $2)
     order by written_at, order_no`,
    [customerId, kind ?? null],
  );
  return rows.map(({ order_no }) => order_no);
}

/** Console: how many orders there are in each state. */
export async function countOrders(sql: Sql): Promise<Record<OrderRow['state'], number>> {
  const rows = await sql.query<{ state: OrderRow['state']; n: number }>(
    'select state, count(*) as n from orders group by state',
  );
  const counts = { sent: 0, approved: 0, declined: 0 };
  for (const { state, n } of rows) counts[state] = Number(n);
  return counts;
}

/** Numbers of all undecided orders that are older than this, oldest first. */
export async function openOrders(sql: Sql, olderThanSeconds: number): Promise<string[]> {
  const rows = await sql.query<{ order_no: string }>(
    `select order_no from orders where state = 'sent' and written_at <= now() - make_interval(secs => $1)
     order by written_at, order_no`,
    [olderThanSeconds],
  );
  return rows.map(({ order_no }) => order_no);
}
