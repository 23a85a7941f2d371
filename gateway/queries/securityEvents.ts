import { first, insert, type Sql } from '../database';

export interface SecurityEvent {
  readonly customerId: number;
  /** 'changePhone', 'checked:unbindCard' … */
  readonly action: string;
  /** For anyone who investigates; no personal numbers. */
  readonly detail: string;
  readonly at: Date;
}

/** Writes an event down, in the transaction of what happened. */
export async function addSecurityEvent(sql: Sql, { customerId, ...event }: SecurityEvent): Promise<void> {
  await insert(sql, 'security_events', { customer_id: customerId, ...event });
}

/** How often it happened to this customer since then. */
export async function countSecurityEvents(
  sql: Sql,
  event: { readonly customerId: number; readonly action: string; readonly since: Date },
): Promise<number> {
  const row = await first<{ n: number }>(
    sql,
    'select count(*) as n from security_events where customer_id = $1 and action = $2 and at > $3',
    [event.customerId, event.action, event.since],
  );
  return Number(row?.n ?? 0);
}

export function listSecurityEvents(
  sql: Sql,
  customerId: number,
  most: number,
): Promise<{ action: string; detail: string; at: Date }[]> {
  return sql.query(
    'select action, detail, at from security_events where customer_id = $1 order by id desc limit $2',
    [customerId, most],
  );
}
