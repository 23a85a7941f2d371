import type { Sql } from '../database';
import { addOutgoingSms } from '../queries/outgoingSms';
import { addPersonalMessage } from '../queries/personalMessages';
import { isSwitchedOff } from '../queries/noticeSwitches';
import { newKey } from '../secrets';
import type { PersonalMessage } from './message';
import { SWITCH_OF } from './switches';

/** Sent by day only, and worded anew when they are sent. */
const REMINDERS: readonly PersonalMessage['kind'][] = [
  'due-soon',
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
export async function tell(sql: Sql, customerId: number, message: PersonalMessage, at: Date): Promise<void> {
  const { sms, ...shown } = message;
  const messageId = newKey();
  if (!(await addPersonalMessage(sql, customerId, { ...shown, message_id: messageId, at }))) return;
  const kind = SWITCH_OF[message.kind];
  if (kind !== undefined && (await isSwitchedOff(sql, customerId, kind))) return;
  const reminder = REMINDERS.includes(message.kind);
  await addOutgoingSms(sql, { message_id: messageId, text: sms, reminder, at });
}
