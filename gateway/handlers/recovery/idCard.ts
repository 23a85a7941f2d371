import type { Request, Response } from '@/contract';
import type { IdCardSide } from '@/contract/codes';
import type { CivilDate } from '@/domain/dates/civil';
import { validityOf } from '@/domain/person/idCard';
import type { CallContext, MemberContext, Outside } from '../../context';
import { checkedFor, dearly } from '../../dear';
import { templatesOf } from '../../documents/templates';
import { agree } from '../../papers/agree';
import type { IdCardReading } from '../../providers/ocr';
import type { CustomerRow } from '../../queries/customers';
import { everPassedFace } from '../../queries/faceChecks';
import { changeRecovery, type BackRead, type RecoveryRow } from '../../queries/recoveries';
import type { RefusalOf } from '../../refusal';
import { refusePerson } from '../../refusals/person';
import { unreadPicture } from '../../refusals/pictures';
import { refuseRecovery } from '../../refusals/recovery';
import { askFace, faceResult, openFace, writeFace, type NewFaceCheck } from '../identity/face';
import { pictureOf } from '../identity/reading';
import { lockIdNo } from './lock';
import { idCardReadOf, openTicket, over, progressOf, type Open } from './ticket';

/** Counts another person's ID card as a try, although the call is refused. */
async function foreignCard(
  context: CallContext,
  { recovery, customer }: Open,
): Promise<RefusalOf<'recoveryIdCard'>> {
  const left = recovery.card_tries_left - 1;
  await changeRecovery(context.sql, recovery.id, {
    card_tries_left: left,
    ...(left > 0 ? {} : { step: 'over' as const }),
  });
  if (left > 0) {
    return refuseRecovery('idCardForeign', left);
  }
  await lockIdNo(context, customer.id_no);
  return refuseRecovery('idCardTriesUsedUp');
}

function backOf(read: IdCardReading, today: CivilDate): Pick<RecoveryRow, 'back'> {
  if (!read.ok) throw unreadPicture(read.why);
  if (read.side !== 'back') throw unreadPicture('wrong-side');
  const back: BackRead = {
    authority: read.authority,
    validFrom: read.validFrom,
    validTo: read.validTo === '长期' ? null : read.validTo,
  };
  if (validityOf(back.validTo, today) === 'expired') {
    throw refusePerson('idCardExpired', '，或联系客服');
  }
  return { back };
}

/** Undefined: the ID card is another person's. */
function frontOf(read: IdCardReading, customer: CustomerRow): Pick<RecoveryRow, 'front_ok'> | undefined {
  if (!read.ok) throw unreadPicture(read.why);
  if (read.side !== 'front') throw unreadPicture('wrong-side');
  return read.idNo === customer.id_no && read.name === customer.name ? { front_ok: true } : undefined;
}

const consent = (context: CallContext, customerId: number, id: 'id-card' | 'face') =>
  agree(context, { customerId, scene: id, at: context.now, templates: templatesOf([id]) });

/** Reads one side and returns the work that continues with the reading. */
export async function showIdCard(
  context: Outside<CallContext>,
  { ticket, side }: Request<'recoveryIdCard'>,
): Promise<(context: CallContext) => Promise<Response<'recoveryIdCard'> | RefusalOf<'recoveryIdCard'>>> {
  const { customer } = await openTicket(context, ticket, ['idCard']);
  const picture = pictureOf(context.files);
  const allowed = checkedFor(customer.id);
  const { ocr } = context.providers;
  const read = await dearly('reading', allowed, () => ocr.recogniseIdCard(picture, side));
  return (own) => takeSide(own, ticket, side, read);
}

/** After both sides the next step is the face check, if the account ever passed one; else the new phone. */
async function takeSide(
  context: CallContext,
  ticket: string,
  side: IdCardSide,
  read: IdCardReading,
): Promise<Response<'recoveryIdCard'> | RefusalOf<'recoveryIdCard'>> {
  const { sql, now, today } = context;
  const open = await openTicket(context, ticket, ['idCard']);
  const { recovery, customer } = open;
  await consent(context, customer.id, 'id-card');
  const taken = side === 'front' ? frontOf(read, customer) : backOf(read, today);
  if (taken === undefined) return foreignCard(context, open);
  const seen = { ...recovery, ...taken };
  const whole = seen.front_ok && seen.back !== null;
  const next = whole ? ((await everPassedFace(sql, customer.id)) ? 'face' : 'phone') : 'idCard';
  const changed = await changeRecovery(sql, recovery.id, { ...taken, step: next });
  return { ...progressOf(changed, customer, now), ...idCardReadOf(changed, customer) };
}

/** A face check needs a member context; the account holder has no session here. */
const asMember = (context: CallContext, { customer }: Open): MemberContext => ({
  ...context,
  customer,
  tokenHash: '',
});

export interface BegunFace {
  readonly check: NewFaceCheck;
  readonly customer: CustomerRow;
}

export async function beginFace(
  context: CallContext,
  { ticket, terminal, nonce }: Request<'recoveryFace'>,
): Promise<BegunFace> {
  const open = await openTicket(context, ticket, ['face']);
  await consent(context, open.customer.id, 'face');
  const check = await writeFace(asMember(context, open), { scene: 'recovery', terminal, nonce });
  await changeRecovery(context.sql, open.recovery.id, { biz_token: check.biz_token });
  return { check, customer: open.customer };
}

export const goToFace = ({ check, customer }: BegunFace, context: Outside<CallContext>) =>
  openFace(context, customer, check);

type FaceEnd = Request<'recoveryFaceResult'>;

/** The recovery of a ticket; throws unless `bizToken` is its latest face check. */
async function openOf(context: CallContext, { ticket, bizToken }: FaceEnd): Promise<Open> {
  const open = await openTicket(context, ticket, ['face', 'phone']);
  if (open.recovery.biz_token !== bizToken) throw over();
  return open;
}

export async function endFace(
  context: Outside<CallContext>,
  request: FaceEnd,
): Promise<(own: CallContext) => Promise<Response<'recoveryFaceResult'>>> {
  const { customer } = await openOf(context, request);
  const answer = await askFace(context, customer, request.bizToken);
  return async (own) => {
    const open = await openOf(own, request);
    const result = await faceResult(asMember(own, open), request, answer);
    const { id } = open.recovery;
    const changed =
      result.result === 'passed' ? await changeRecovery(own.sql, id, { step: 'phone' }) : open.recovery;
    return { ...result, ...progressOf(changed, open.customer, own.now) };
  };
}
