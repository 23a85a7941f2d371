import { addDays, civilDateAt } from '@/domain/dates/civil';
import type { Sql } from '../database';
import { listCards, setSignedUntil } from '../queries/cards';
import { readClock } from '../queries/clock';
import { customerByPhone } from '../queries/customers';
import { findIdCard, saveBack } from '../queries/idCards';

/** Between the reminders of 90 and of 30 days. */
export const EXPIRING_DAYS = 60;

const today = async (sql: Sql): Promise<string> => civilDateAt((await readClock(sql)).getTime());

/** The person's ID card expires soon. */
export async function expireIdCard(sql: Sql, phone: string): Promise<void> {
  const customer = await customerByPhone(sql, phone);
  const card = customer && (await findIdCard(sql, customer.id));
  if (customer === undefined || card?.authority == null || card.valid_from === null) return;
  const { authority, valid_from: validFrom } = card;
  await saveBack(sql, customer.id, {
    authority,
    validFrom,
    validTo: addDays(await today(sql), EXPIRING_DAYS),
  });
}

/** The bank's protocol of the person's second card has run out. */
export async function endProtocol(sql: Sql, phone: string): Promise<void> {
  const customer = await customerByPhone(sql, phone);
  const [, second] = customer === undefined ? [] : await listCards(sql, customer.id);
  if (second !== undefined) await setSignedUntil(sql, second.card_id, addDays(await today(sql), -1));
}
