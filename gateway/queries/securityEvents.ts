import { insert, type Sql } from '../database';

/** Adds a row to the audit of an account; `detail` has no personal numbers. */
export async function addSecurityEvent(
  sql: Sql,
  event: { customerId: number; action: string; detail: string; at: Date },
): Promise<void> {
  const { customerId, action, detail, at } = event;
  await insert(sql, 'security_events', { customer_id: customerId, action, detail, at });
}
