import type { Request } from '@/contract';
import { isCivilDate } from '@/domain/dates/civil';
import { checkBackCorrection, checkFrontCorrection, type CorrectionReason } from '@/domain/person/correction';
import { birthdayOf, checkIdNumber } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { MemberContext } from '../../context';
import { lockCustomer, setIdentity } from '../../queries/customers';
import { cancelOpenFaceChecks } from '../../queries/faceChecks';
import { takeReading, type IdCardReadingRow } from '../../queries/idCardReadings';
import { idNoTaken, saveBack, saveFront, type BackFields, type FrontFields } from '../../queries/idCards';
import { Refusal } from '../../refusal';
import { creditFacts } from '../credit/facts';
import { noteForeignTry, triedTooOften } from './foreignTries';
import { mayApplyAtAge, validityOf } from './validity';

type Confirmation = Request<'ocrVerify'>;
type Front = Extract<Confirmation, { side: 'front' }>;
type Back = Extract<Confirmation, { side: 'back' }>;

/** A photo has this many confirmations. */
const CONFIRMATIONS = 5;

const unknownPicture = () => new Refusal('100409', '照片已失效，请重新拍摄');
const tooFar = (reason: CorrectionReason) => new Refusal('100418', PERSON_MESSAGES[reason]);
const expiredCard = () => new Refusal('100406', '身份证已过期，请换领新证后再来');

function checkFront(name: string, idNo: string, today: string): void {
  const reason = checkName(name) ?? checkIdNumber(idNo, today);
  if (reason !== undefined) throw new Refusal('100408', PERSON_MESSAGES[reason]);
  const birthday = birthdayOf(idNo);
  if (birthday === undefined || !mayApplyAtAge(birthday, today)) {
    throw new Refusal('100410', '仅支持18至65周岁的用户申请');
  }
}

/** The portrait side. What a face check, a card or an application stands on is not exchanged under it. */
async function confirmFront(
  context: MemberContext,
  { read, request }: { read: FrontFields; request: Front },
): Promise<void> {
  const { sql, customer, today } = context;
  const { idNo } = request;
  const name = normaliseName(request.name);
  checkFront(name, idNo, today);
  const reason = checkFrontCorrection(read, { name, idNo });
  if (reason !== undefined) throw tooFar(reason);
  await checkFree(context, idNo);
  if (customer.id_no !== '' && (customer.id_no !== idNo || customer.name !== name)) {
    const { application, cards, done } = await creditFacts(sql, customer, today);
    if (application !== undefined || cards.length > 0 || done.face) {
      throw new Refusal('100415', '身份信息已认证，不能更换，如有变化请联系客服');
    }
    await cancelOpenFaceChecks(sql, customer.id);
  }
  const { sex, nation, address } = read;
  await saveFront(sql, customer.id, { name, idNo, sex, nation, address });
  await setIdentity(sql, customer.id, name, idNo);
}

/** Says a few times a day that a number is another customer's; after that, nothing about any number. */
async function checkFree(context: MemberContext, idNo: string): Promise<void> {
  const { sql, customer } = context;
  if (await triedTooOften(context, 'id-no')) {
    throw new Refusal('100420', '今天核对的次数已用完，请明天再试，或联系客服');
  }
  if (!(await idNoTaken(sql, idNo, customer.id))) return;
  await noteForeignTry(context, 'id-no');
  throw new Refusal('100405', '该证件已绑定其他账号');
}

function checkBack({ authority, validFrom, validTo }: BackFields, today: string): void {
  if (specialCharacters(authority) !== undefined) throw new Refusal('100004', 'SPECIAL_CHARACTERS');
  const dates = validTo === null ? [validFrom] : [validFrom, validTo];
  if (!dates.every(isCivilDate) || validFrom > today || (validTo !== null && validTo <= validFrom)) {
    throw new Refusal('100408', '身份证有效期不正确，请核对');
  }
  if (validityOf(validTo, today) === 'expired') throw expiredCard();
}

/** The emblem side. Dates may be corrected, but an expired card does not become valid by it. */
async function confirmBack(
  { sql, customer, today }: MemberContext,
  { read, request }: { read: BackFields; request: Back },
): Promise<void> {
  const { authority, validFrom, validTo } = request;
  checkBack({ authority, validFrom, validTo }, today);
  if (validityOf(read.validTo, today) === 'expired') throw expiredCard();
  const reason = checkBackCorrection(read, { authority, validFrom, validTo });
  if (reason !== undefined) throw tooFar(reason);
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
  throw unknownPicture();
}

/**
 * Confirms a side, with small corrections of what was read from its photo (domain/person/correction). Refusals are returned: they count
 * for the photo, and nothing else was written before them.
 */
export async function confirmIdCard(
  context: MemberContext,
  request: Confirmation,
): Promise<Refusal | undefined> {
  const { sql } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  const read = await takeReading(sql, customer.id, request.imageId);
  if (read === undefined) return unknownPicture();
  if (read.confirmations > CONFIRMATIONS) {
    return new Refusal('100419', '这张照片核对的次数已用完，请重新拍摄');
  }
  try {
    await confirmSide({ ...context, customer }, request, read);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
