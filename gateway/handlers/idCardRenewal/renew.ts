import type { Request, Response } from '@/contract';
import { daysBetween, isCivilDate } from '@/domain/dates/civil';
import { checkFrontCorrection } from '@/domain/person/correction';
import { validityOf } from '@/domain/person/idCard';
import { checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import type { MemberContext } from '../../context';
import { idCardRenewed, notify } from '../../messages';
import { lockCustomer, type CustomerRow } from '../../queries/customers';
import { dropReadings, readingById, type Reading } from '../../queries/idCardReadings';
import { addRenewal, findIdCard, saveBack, type BackFields, type FrontFields } from '../../queries/idCards';
import type { RefusalOf } from '../../refusal';
import { refuseIdentity, refusePerson } from '../../refusals/person';
import { refuseRenewal } from '../../refusals/idCardRenewal';
import { spendCheck } from '../identityCheck/spend';
import { noteForeignTry, triedTooOften } from '../identity/foreignTries';
import { PICTURES_MS } from './pictures';

/** A reading of this side within the hour. */
async function readingOf<S extends Reading['side']>(
  { sql, customer, now }: MemberContext,
  side: S,
  imageId: string,
): Promise<Extract<Reading, { side: S }>> {
  const since = new Date(now.getTime() - PICTURES_MS);
  const row = await readingById(sql, { customerId: customer.id, imageId, side, since });
  if (row === undefined) throw refuseIdentity('pictureGone');
  return row;
}

/** The picture shows this person: the very number, or a misread one that is close to it, and the name. */
function isSamePerson(read: FrontFields, { name, id_no: idNo }: CustomerRow, today: string): boolean {
  const whole = checkIdNumber(read.idNo, today) === undefined;
  // A number that is right in itself was not misread: another number is another person.
  if (whole && normaliseIdNumber(read.idNo) !== idNo) return false;
  return checkFrontCorrection(read, { name, idNo }) === undefined;
}

function checkBack({ validFrom, validTo }: BackFields, today: string): void {
  const dates = validTo === null ? [validFrom] : [validFrom, validTo];
  if (!dates.every(isCivilDate) || validFrom > today || (validTo !== null && validTo <= validFrom)) {
    throw refuseIdentity('detailsWrong', 'validity');
  }
  if (validityOf(validTo, today) === 'expired') throw refusePerson('idCardExpired', '');
}

/** Whether a card of this validity lasts longer than the one on file. */
const isNewer = (validTo: string | null, filed: string | null): boolean =>
  filed !== null && (validTo === null || validTo > filed);

/** Replaces the card on file: the same person, a longer validity, a checked identity. */
export async function renewIdCard(
  context: MemberContext,
  { frontImageId, backImageId, checkToken }: Request<'renewIdCard'>,
): Promise<Response<'renewIdCard'> | RefusalOf<'renewIdCard'>> {
  const { sql, now, today, settings } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const card = await findIdCard(sql, customer.id);
  if (card === undefined || card.id_no === null || !card.back_confirmed) throw refusePerson('idCardMissing');
  const { reading: front } = await readingOf(context, 'front', frontImageId);
  const { reading: back } = await readingOf(context, 'back', backImageId);
  if (await triedTooOften(context, 'own-id')) throw refuseRenewal('renewalTriesUsedUp');
  if (!isSamePerson(front, customer, today)) {
    await noteForeignTry(context, 'own-id');
    return refuseRenewal('personDiffers');
  }
  checkBack(back, today);
  if (!isNewer(back.validTo, card.valid_to)) throw refuseRenewal('cardNotNewer');
  await spendCheck(context, 'renewIdCard', checkToken);
  const { authority, validFrom, validTo } = back;
  await saveBack(sql, customer.id, { authority, validFrom, validTo });
  await addRenewal(sql, {
    customer_id: customer.id,
    was_valid_to: card.valid_to,
    valid_to: validTo,
    at: now,
  });
  await dropReadings(sql, customer.id);
  const when = { about: now.toISOString(), today };
  await notify(sql, customer.id, idCardRenewed(validTo, settings.servicePhone, when), now);
  return { validTo, daysLeft: validTo === null ? null : daysBetween(today, validTo) };
}
