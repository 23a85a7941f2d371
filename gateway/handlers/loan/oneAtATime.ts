import type { Sql } from '../../database';
import { hasUnderWay } from '../../facts';
import { refuseLoan } from '../../refusals/loan';

/** Refuses a second drawing while the first has no answer from the bank: its money may be on the way. */
export async function checkNoneOpen(sql: Sql, customerId: number): Promise<void> {
  if (!(await hasUnderWay(sql, customerId, 'disburse'))) return;
  throw refuseLoan('drawingOpen');
}
