import type { Request, Response } from '@/contract';
import { isCivilDate } from '@/domain/dates/civil';
import { checkBackCorrection, checkFrontCorrection } from '@/domain/person/correction';
import { validityOf } from '@/domain/person/idCard';
import { birthdayOf, checkIdNumber, normaliseIdNumber } from '@/domain/person/idNumber';
import { checkName, normaliseName } from '@/domain/person/name';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { MemberContext } from '../../context';
import { lockCustomer, setIdentity } from '../../queries/customers';
import { cancelOpenFaceChecks } from '../../queries/faceChecks';
import { takeReading, type IdCardReadingRow } from '../../queries/idCardReadings';
import { idNoTaken, saveBack, saveFront, type BackFields, type FrontFields } from '../../queries/idCards';
import { Refusal, type RefusalOf } from '../../refusal';
import { refuse } from '../../refusals/general';
import { refuseIdentity, refusePerson } from '../../refusals/person';
import { creditFacts } from '../credit/facts';
import { noteForeignTry, triedTooOften } from './foreignTries';
import { mayApplyAtAge } from './age';

type Confirmation = Request<'ocrVerify'>;
type Front = Extract<Confirmation, { side: 'front' }>;
type Back = Extract<Confirmation, { side: 'back' }>;

/** Confirmations allowed for one photo. */
const CONFIRMATIONS = 5;

function checkFront(name: string, idNo: string, today: string): void {
  const reason = checkName(name) ?? checkIdNumber(idNo, today);
  if (reason !== undefined) throw refuseIdentity('detailsWrong', reason);
  const birthday = birthdayOf(idNo);
  if (birthday === undefined || !mayApplyAtAge(birthday, today)) {
    throw refuseIdentity('ageOutside');
  }
}

/** Confirms the portrait side. The identity is fixed once a face check, a card or an application depends on it. */
async function confirmFront(
  context: MemberContext,
  { read, request }: { read: FrontFields; request: Front },
): Promise<void> {
  const { sql, customer, today, idDigest } = context;
  const [name, idNo] = [normaliseName(request.name), normaliseIdNumber(request.idNo)];
  checkFront(name, idNo, today);
  const reason = checkFrontCorrection(read, { name, idNo });
  if (reason !== undefined) throw refuseIdentity('notAsOnPicture', reason);
  await checkFree(context, idNo);
  if (customer.id_no !== '' && (customer.id_no !== idNo || customer.name !== name)) {
    const { application, cards, done } = await creditFacts(sql, customer, today);
    if (application !== undefined || cards.length > 0 || done.face) {
      throw refuseIdentity('identityFixed');
    }
    await cancelOpenFaceChecks(sql, customer.id);
  }
  const { sex, nation, address } = read;
  await saveFront(sql, customer.id, { name, idNo, sex, nation, address });
  await setIdentity(sql, customer.id, { name, idNo, digest: idDigest(idNo) });
}

/** Whether this number may be this person's. A number of another customer counts like one that was confirmed. */
export async function limitOfNumber(
  context: MemberContext,
  idNo: string,
): Promise<Response<'checkLimitByCertCode'>> {
  const customer = await lockCustomer(context.sql, context.customer.id);
  if (idNo === customer.id_no) return { limited: 'N', reason: '' };
  if (await triedTooOften(context, 'id-no')) {
    return { limited: 'Y', reason: refuseIdentity('idNoTriesUsedUp').desc };
  }
  if (!(await idNoTaken(context.sql, idNo, customer.id))) return { limited: 'N', reason: '' };
  await noteForeignTry(context, 'id-no');
  return { limited: 'Y', reason: refuseIdentity('idNoTaken').desc };
}

/** Refuses an ID number of another customer. After a few such tries a day, refuses every number with no hint. */
async function checkFree(context: MemberContext, idNo: string): Promise<void> {
  const { sql, customer } = context;
  if (await triedTooOften(context, 'id-no')) {
    throw refuseIdentity('idNoTriesUsedUp');
  }
  if (!(await idNoTaken(sql, idNo, customer.id))) return;
  await noteForeignTry(context, 'id-no');
  throw refuseIdentity('idNoTaken');
}

function checkBack({ authority, validFrom, validTo }: BackFields, today: string): void {
  if (specialCharacters(authority) !== undefined) throw refuse('specialCharacters');
  const dates = validTo === null ? [validFrom] : [validFrom, validTo];
  if (!dates.every(isCivilDate) || validFrom > today || (validTo !== null && validTo <= validFrom)) {
    throw refuseIdentity('detailsWrong', 'validity');
  }
  if (validityOf(validTo, today) === 'expired') throw refusePerson('idCardExpired', '');
}

/** Confirms the emblem side. Dates may be corrected, but a correction does not make an expired card valid. */
async function confirmBack(
  { sql, customer, today }: MemberContext,
  { read, request }: { read: BackFields; request: Back },
): Promise<void> {
  const { authority, validFrom, validTo } = request;
  checkBack({ authority, validFrom, validTo }, today);
  if (validityOf(read.validTo, today) === 'expired') throw refusePerson('idCardExpired', '');
  const reason = checkBackCorrection(read, { authority, validFrom, validTo });
  if (reason !== undefined) throw refuseIdentity('notAsOnPicture', reason);
  await saveBack(sql, customer.id, { authority, validFrom, validTo });
}

async function confirmSide(
  context: MemberContext,
  request: Confirmation,
  read: IdCardReadingRow,
): Promise<void> {
  if (request.side === 'front' && read.side === 'front') {
    return confirmFront(context, { read: read.reading, request });
  }
  if (request.side === 'back' && read.side === 'back') {
    return confirmBack(context, { read: read.reading, request });
  }
  throw refuseIdentity('pictureGone');
}

/**
 * Confirms a side, with small corrections of what was read from its photo (domain/person/correction). Refusals are returned, not thrown,
 * so that the photo's count stays; nothing else was written before them.
 */
export async function confirmIdCard(
  context: MemberContext,
  request: Confirmation,
): Promise<RefusalOf<'ocrVerify'> | undefined> {
  const { sql } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  const read = await takeReading(sql, customer.id, request.imageId);
  if (read === undefined) return refuseIdentity('pictureGone');
  if (read.confirmations > CONFIRMATIONS) {
    return refuseIdentity('pictureTriesUsedUp');
  }
  try {
    await confirmSide({ ...context, customer }, request, read);
    return undefined;
  } catch (error) {
    // calls/declared checks at the end of the call whether the contract declares this refusal.
    if (error instanceof Refusal) return error as RefusalOf<'ocrVerify'>;
    throw error;
  }
}
