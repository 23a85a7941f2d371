import type { Sql } from '../../database';
import { openOrdersOf } from '../../queries/orders';
import { refuseLoan } from '../../refusals/loan';

/** While the bank has not said what became of a drawing there is no second one: its money may be on the way. */
export async function checkNoneOpen(sql: Sql, customerId: number): Promise<void> {
  if ((await openOrdersOf(sql, customerId, 'disburse')).length === 0) return;
  throw refuseLoan('drawingOpen');
}
