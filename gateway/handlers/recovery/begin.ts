import type { Request, Response } from '@/contract';
import { normaliseName } from '@/domain/person/name';
import type { CallContext } from '../../context';
import { phoneChangeWarning, notifyPhone } from '../../messages';
import { customerByCard, lockCustomer } from '../../queries/customers';
import {
  addRecovery,
  changeRecovery,
  countRecoveries,
  endOpenRecoveries,
  lockByResumeKey,
} from '../../queries/recoveries';
import type { RefusalOf } from '../../refusal';
import { refuseRecovery } from '../../refusals/recovery';
import { hashToken, newKey, newToken } from '../../secrets';
import { clearWrong, countWrong, subjectsOf, triesLeft } from './lock';
import { customerOf, idCardReadOf, isLive, LIFE_MS, over, progressOf } from './ticket';
import { DAY_MS } from '../../units';

const STARTS_PER_DAY = 5;
const CARD_TRIES = 5;
const RESUME_TRIES = 3;
const TAIL = 6;

/**
 * Opens a recovery for a person who knows name, ID number and a bound card of an account. A wrong try is counted, so its refusal is
 * returned. Unknown persons, wrong cards and locked numbers run the same queries and get the same text.
 */
export async function begin(
  context: CallContext,
  request: Request<'recoveryStart'>,
): Promise<Response<'recoveryStart'> | RefusalOf<'recoveryStart'>> {
  const { sql, now } = context;
  const subjects = subjectsOf(request, context.address);
  const left = await triesLeft(context, subjects);
  const found = await customerByCard(sql, normaliseName(request.name), request.idNo, request.cardNo);
  if (left === 0) return refuseRecovery('recoveryLocked');
  if (found === undefined) {
    await countWrong(context, subjects);
    return left > 1 ? refuseRecovery('detailsNotMatching', left - 1) : refuseRecovery('recoveryLocked');
  }
  const customer = await lockCustomer(sql, found.id);
  if ((await countRecoveries(sql, customer.id, new Date(now.getTime() - DAY_MS))) >= STARTS_PER_DAY) {
    return refuseRecovery('recoveryLocked');
  }
  await clearWrong(context, subjects);
  await endOpenRecoveries(sql, customer.id);
  const [ticket, resumeKey] = [newToken(), newKey()];
  const recovery = await addRecovery(sql, {
    customer_id: customer.id,
    ticket_hash: hashToken(ticket),
    resume_hash: hashToken(resumeKey),
    started_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
    card_tries_left: CARD_TRIES,
    resume_tries_left: RESUME_TRIES,
  });
  const read = idCardReadOf(recovery, customer);
  await notifyPhone(sql, customer.phone, phoneChangeWarning(customer.phone), now);
  return { ticket, resumeKey, ...progressOf(recovery, customer, now), ...read };
}

/** Replaces a ticket that was lost in a page reload, given the resume key and the last digits of the ID number. */
export async function resume(
  context: CallContext,
  { resumeKey, idTail }: Request<'recoveryResume'>,
): Promise<Response<'recoveryResume'> | RefusalOf<'recoveryResume'>> {
  const { sql, now } = context;
  const recovery = await lockByResumeKey(sql, hashToken(resumeKey));
  if (recovery === undefined || !isLive(recovery, now)) throw over();
  const customer = await customerOf(context, recovery);
  if (customer.id_no.slice(-TAIL) !== idTail) {
    const left = recovery.resume_tries_left - 1;
    await changeRecovery(sql, recovery.id, {
      resume_tries_left: left,
      ...(left > 0 ? {} : { step: 'over' as const }),
    });
    return left > 0 ? refuseRecovery('idTailWrong', left) : over();
  }
  const [ticket, nextKey] = [newToken(), newKey()];
  const renewed = await changeRecovery(sql, recovery.id, {
    ticket_hash: hashToken(ticket),
    resume_hash: hashToken(nextKey),
    resume_tries_left: RESUME_TRIES,
  });
  return {
    ticket,
    resumeKey: nextKey,
    ...progressOf(renewed, customer, now),
    ...idCardReadOf(renewed, customer),
  };
}
