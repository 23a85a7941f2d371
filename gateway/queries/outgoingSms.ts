import { insert, type Sql } from '../database';
import type { MessageEvent, PersonalMessageRow } from './personalMessages';

interface WaitingSms {
  /** The provider's idempotency key. */
  readonly sms_id: string;
  readonly text: string;
  /** The customer's phone of now, or the one that it was written for. */
  readonly phone: string;
}

/** The message that it is of, as it was written. */
type OfMessage = MessageEvent &
  Pick<PersonalMessageRow, 'title' | 'summary' | 'target'> & { readonly customer_id: number };

/** An SMS about what holds when it is sent, not when it was written. */
export type ReminderSms = WaitingSms & OfMessage & { readonly reminder: true };
type PromptSms = WaitingSms & OfMessage & { readonly reminder: false };
/** To a phone that has no message centre. */
type BareSms = WaitingSms & { readonly reminder: false; readonly customer_id: null };

export type OutgoingSmsRow = ReminderSms | PromptSms | BareSms;

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
 * Marks waiting SMS as handed over, and returns them; skips what another process is taking. Without `reminders` reminders stay; the condition is
 * part of the text, so that the index without them answers it.
 */
export async function queueOutgoingSms(
  sql: Sql,
  { limit, reminders }: { readonly limit: number; readonly reminders: boolean },
): Promise<string[]> {
  const rows = await sql.query<{ sms_id: string }>(
    `update outgoing_sms o set state = 'queued'
     from (select sms_id from outgoing_sms where state = 'waiting' ${reminders ? '' : 'and not reminder'}
           order by at, sms_id limit $1 for update skip locked) w
     where o.sms_id = w.sms_id returning o.sms_id`,
    [limit],
  );
  return rows.map(({ sms_id }) => sms_id);
}

/** Those of them that are handed over and not sent yet. */
export function queuedSms(sql: Sql, smsIds: readonly string[]): Promise<OutgoingSmsRow[]> {
  return sql.query<OutgoingSmsRow>(
    `select o.sms_id, o.text, o.reminder, m.customer_id, m.kind, m.about, m.day, m.title, m.summary, m.target,
       coalesce(o.phone, c.phone) as phone
     from outgoing_sms o left join personal_messages m using (message_id) left join customers c on c.id = m.customer_id
     where o.sms_id = any($1) and o.state = 'queued' order by o.at, o.sms_id`,
    [smsIds],
  );
}

export async function endOutgoingSms(sql: Sql, smsIds: readonly string[], state: SmsEnd): Promise<void> {
  await sql.query(
    `update outgoing_sms set state = $2, phone = case when phone is null then null else '' end
     where sms_id = any($1) and state = 'queued'`,
    [smsIds, state],
  );
}

/** Those that are not sent wait again. */
export async function putBackOutgoingSms(sql: Sql, smsIds: readonly string[]): Promise<void> {
  await sql.query(`update outgoing_sms set state = 'waiting' where sms_id = any($1) and state = 'queued'`, [
    smsIds,
  ]);
}
