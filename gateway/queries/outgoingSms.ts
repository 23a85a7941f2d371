import { insert, type Sql } from '../database';
import type { MessageKind } from './personalMessages';

export interface OutgoingSmsRow {
  readonly message_id: string;
  readonly text: string;
  readonly reminder: boolean;
  readonly tries: number;
  readonly customer_id: number;
  /** The customer's phone of now. */
  readonly phone: string;
  readonly kind: MessageKind;
  readonly about: string;
}

type SmsEnd = 'sent' | 'dropped' | 'refused' | 'failed';

export async function addOutgoingSms(
  sql: Sql,
  row: Pick<OutgoingSmsRow, 'message_id' | 'text' | 'reminder'> & { readonly at: Date },
): Promise<void> {
  await insert(sql, 'outgoing_sms', row);
}

/**
 * Takes waiting SMS for sending: until `holdSeconds` have passed no other process takes them. Skips rows that another process is taking.
 * Without `reminders` reminders stay.
 */
export function takeOutgoingSms(
  sql: Sql,
  { limit, holdSeconds, reminders }: { limit: number; holdSeconds: number; reminders: boolean },
): Promise<OutgoingSmsRow[]> {
  return sql.query<OutgoingSmsRow>(
    `update outgoing_sms o set tries = o.tries + 1, next_at = now() + make_interval(secs => $2)
     from personal_messages m join customers c on c.id = m.customer_id
     where m.message_id = o.message_id and o.message_id in (
       select message_id from outgoing_sms
       where state = 'waiting' and next_at <= now() and ($3 or not reminder)
       order by next_at, message_id limit $1 for update skip locked)
     returning o.message_id, o.text, o.reminder, o.tries, m.customer_id, m.kind, m.about, c.phone`,
    [limit, holdSeconds, reminders],
  );
}

export async function endOutgoingSms(sql: Sql, messageId: string, state: SmsEnd): Promise<void> {
  await sql.query(`update outgoing_sms set state = $2 where message_id = $1 and state = 'waiting'`, [
    messageId,
    state,
  ]);
}

/** Not tried at all: does not count as a try. */
export async function putBackOutgoingSms(sql: Sql, messageId: string, seconds: number): Promise<void> {
  await sql.query('update outgoing_sms set tries = tries - 1 where message_id = $1', [messageId]);
  await postponeOutgoingSms(sql, messageId, seconds);
}

/** The try failed: the next one may begin after these seconds. */
export async function postponeOutgoingSms(sql: Sql, messageId: string, seconds: number): Promise<void> {
  await sql.query(
    `update outgoing_sms set next_at = now() + make_interval(secs => $2)
     where message_id = $1 and state = 'waiting'`,
    [messageId, seconds],
  );
}
