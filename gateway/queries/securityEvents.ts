import { insert, type Sql } from '../database';

export interface SecurityEvent {
  readonly customerId: number;
  /** 'changePhone', 'checked:unbindCard' … */
  readonly action: string;
  /** For whoever investigates; no personal numbers. */
  readonly detail: string;
  readonly at: Date;
}

/** Writes an event down, in the transaction of what happened. */
export async function addSecurityEvent(sql: Sql, { customerId, ...event }: SecurityEvent): Promise<void> {
  await insert(sql, 'security_events', { customer_id: customerId, ...event });
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
