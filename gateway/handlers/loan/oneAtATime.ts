import type { Sql } from '../../database';
import { openOrdersOf } from '../../queries/orders';
import { refuseLoan } from '../../refusals/loan';

/** Refuses a second drawing while the first has no answer from the bank: its money may be on the way. */
export async function checkNoneOpen(sql: Sql, customerId: number): Promise<void> {
  if ((await openOrdersOf(sql, customerId, 'disburse')).length === 0) return;
  throw refuseLoan('drawingOpen');
}
