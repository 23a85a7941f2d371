import type { Request } from '@/contract';
import { isCivilDate } from '@/domain/dates/civil';
import { birthdayOf, checkIdNumber } from '@/domain/person/idNumber';
import { PERSON_MESSAGES } from '@/domain/person/messages';
import { checkName, normaliseName } from '@/domain/person/name';
import { specialCharacters } from '@/domain/text/specialCharacters';
import type { MemberContext } from '../../context';
import { lockCustomer, setIdentity } from '../../queries/customers';
import { cancelOpenFaceChecks } from '../../queries/faceChecks';
import { findReading } from '../../queries/idCardReadings';
import { idNoTaken, saveBack, saveFront, type BackFields } from '../../queries/idCards';
import { Refusal } from '../../refusal';
import { creditFacts } from '../credit/facts';
import { mayApplyAtAge, validityOf } from './validity';

type Confirmation = Request<'ocrVerify'>;
type Front = Extract<Confirmation, { side: 'front' }>;
type Back = Extract<Confirmation, { side: 'back' }>;

const unknownPicture = () => new Refusal('100409', '照片已失效，请重新拍摄');
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
export async function confirmFront(context: MemberContext, request: Front): Promise<void> {
  const { sql, today } = context;
  const { imageId, idNo } = request;
  const name = normaliseName(request.name);
  const customer = await lockCustomer(sql, context.customer.id);
  if (customer === undefined) throw new Error('customer vanished');
  const read = await findReading(sql, customer.id, imageId);
  if (read?.side !== 'front') throw unknownPicture();
  checkFront(name, idNo, today);
  if (await idNoTaken(sql, idNo, customer.id)) throw new Refusal('100405', '该证件已绑定其他账号');
  if (customer.id_no !== '' && (customer.id_no !== idNo || customer.name !== name)) {
    const { application, cards, done } = await creditFacts(sql, customer, today);
    if (application !== undefined || cards.length > 0 || done.face) {
      throw new Refusal('100415', '身份信息已认证，不能更换，如有变化请联系客服');
    }
    await cancelOpenFaceChecks(sql, customer.id);
  }
  const { sex, nation, address } = read.reading;
  await saveFront(sql, customer.id, { name, idNo, sex, nation, address });
  await setIdentity(sql, customer.id, name, idNo);
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
export async function confirmBack({ sql, customer, today }: MemberContext, request: Back): Promise<void> {
  const { imageId, authority, validFrom, validTo } = request;
  const read = await findReading(sql, customer.id, imageId);
  if (read?.side !== 'back') throw unknownPicture();
  checkBack({ authority, validFrom, validTo }, today);
  if (validityOf(read.reading.validTo, today) === 'expired') throw expiredCard();
  await saveBack(sql, customer.id, { authority, validFrom, validTo });
}
