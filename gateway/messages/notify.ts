import type { Sql } from '../database';
import { addOutgoingSms } from '../queries/outgoingSms';
import { addPersonalMessage } from '../queries/personalMessages';
import { isSwitchedOff } from '../queries/noticeSwitches';
import { newKey } from '../secrets';
import type { PersonalMessage } from './message';
import { SWITCH_OF } from './switches';

/** Sent by day only, and worded again when they are sent. */
const REMINDERS: readonly PersonalMessage['kind'][] = [
  'due-soon',
  'due-today',
  'overdue',
  'proof-due',
  'proof-missing',
  'id-card-due',
  'document-due',
  'document-missing',
];

/**
 * Writes a message and its waiting SMS. Call it in the transaction that books the event: both are there, or neither is. A second message
 * about the same event is not written. A kind that the person has switched off is found in the message centre, but sends no SMS.
 */
export async function notify(
  sql: Sql,
  customerId: number,
  message: PersonalMessage,
  at: Date,
): Promise<void> {
  const { sms, ...shown } = message;
  const messageId = newKey();
  if (!(await addPersonalMessage(sql, customerId, { ...shown, message_id: messageId, at }))) return;
  const kind = SWITCH_OF[message.kind];
  if (kind !== undefined && (await isSwitchedOff(sql, customerId, kind))) return;
  const reminder = REMINDERS.includes(message.kind);
  await addOutgoingSms(sql, { message_id: messageId }, { sms_id: messageId, text: sms, reminder, at });
}

/**
 * Writes a waiting SMS to a phone that has no message centre, or no longer: the number that an account had before, or of a person who has
 * left. Call it in the transaction that books the event.
 */
export async function notifyPhone(sql: Sql, phone: string, text: string, at: Date): Promise<void> {
  await addOutgoingSms(sql, { phone }, { sms_id: newKey(), text, reminder: false, at });
}
