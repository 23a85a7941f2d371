import { insert, type Sql } from '../database';
import type { MessageKind } from './personalMessages';

interface WaitingSms {
  /** The provider's idempotency key. */
  readonly sms_id: string;
  readonly text: string;
  readonly tries: number;
  /** The customer's phone of now, or the one that it was written for. */
  readonly phone: string;
}

/** An SMS about what holds when it is sent, not when it was written. */
export interface ReminderSms extends WaitingSms {
  readonly reminder: true;
  readonly customer_id: number;
  readonly kind: MessageKind;
  readonly about: string;
}

export type OutgoingSmsRow = (WaitingSms & { readonly reminder: false }) | ReminderSms;

type SmsEnd = 'sent' | 'dropped' | 'refused' | 'failed';

/** `to`: a message of the message centre, whose owner's phone of the day gets it; or a phone. */
export async function addOutgoingSms(
  sql: Sql,
  to: { readonly message_id: string } | { readonly phone: string },
  sms: { readonly sms_id: string; readonly text: string; readonly reminder: boolean; readonly at: Date },
): Promise<void> {
  await insert(sql, 'outgoing_sms', { ...sms, ...to });
}

/**
 * Takes waiting SMS for sending: until `holdSeconds` have passed no other process takes them. Skips rows that another process is taking.
 * Without `reminders` reminders stay; the condition is part of the text, so that the index without them answers it.
 */
export function takeOutgoingSms(
  sql: Sql,
  { limit, holdSeconds, reminders }: { limit: number; holdSeconds: number; reminders: boolean },
): Promise<OutgoingSmsRow[]> {
  return sql.query<OutgoingSmsRow>(
    `update outgoing_sms o set tries = o.tries + 1, next_at = now() + make_interval(secs => $2)
     from (select sms_id, message_id from outgoing_sms
           where state = 'waiting' and next_at <= now() ${reminders ? '' : 'and not reminder'}
           order by next_at, sms_id limit $1 for update skip locked) w
       left join personal_messages m on m.message_id = w.message_id
       left join customers c on c.id = m.customer_id
     where o.sms_id = w.sms_id
     returning o.sms_id, o.text, o.reminder, o.tries, m.customer_id, m.kind, m.about, coalesce(o.phone, c.phone) as phone`,
    [limit, holdSeconds],
  );
}

export async function endOutgoingSms(sql: Sql, smsId: string, state: SmsEnd): Promise<void> {
  await sql.query(
    `update outgoing_sms set state = $2, phone = case when phone is null then null else '' end
     where sms_id = $1 and state = 'waiting'`,
    [smsId, state],
  );
}

/** Not tried at all: does not count as a try. */
export async function putBackOutgoingSms(sql: Sql, smsId: string, seconds: number): Promise<void> {
  await sql.query('update outgoing_sms set tries = tries - 1 where sms_id = $1', [smsId]);
  await postponeOutgoingSms(sql, smsId, seconds);
}

/** The try failed: the next one may begin after these seconds. */
export async function postponeOutgoingSms(sql: Sql, smsId: string, seconds: number): Promise<void> {
  await sql.query(
    `update outgoing_sms set next_at = now() + make_interval(secs => $2)
     where sms_id = $1 and state = 'waiting'`,
    [smsId, seconds],
  );
}
