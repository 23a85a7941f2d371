import type { Request, Response } from '@/contract';
import { maskPhone } from '@/domain/person/mask';
import type { CallContext, Outside } from '../../context';
import { codeWords, phoneChangedText, notifyPhone } from '../../messages';
import { customerByPhone, lockCustomer, setPhone } from '../../queries/customers';
import { moveEmployee } from '../../queries/employers';
import { changeRecovery, lockByTicket, type RecoveryRow } from '../../queries/recoveries';
import { addSecurityEvent } from '../../queries/securityEvents';
import { endEntries } from '../../queries/entries';
import type { RefusalOf } from '../../refusal';
import { refuseRecovery } from '../../refusals/recovery';
import { hashToken } from '../../secrets';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from '../login/oneTimeCode';
import { openTicket } from './ticket';

const codes = new OneTimeCode({
  purpose: 'recovery',
  countedAs: 'account',
  minuteFrom: 'code',
  sendsOfHolderPerDay: 5,
  text: (code) => codeWords.action(code, '更换账号的登录手机号'),
  tooSoon: (seconds) => refuseRecovery('codeTooSoon', seconds),
  usedUp: () => refuseRecovery('codeNotSent', 'usedUp'),
  notSent: (why) => refuseRecovery('codeNotSent', why),
  missing: () => refuseRecovery('codeMissing'),
  expired: () => refuseRecovery('codeExpired'),
  triesUsedUp: () => refuseRecovery('codeTriesUsedUp'),
  wrong: (left) => refuseRecovery('codeWrong', left),
});

const targetOf = ({ id }: RecoveryRow, phone: string) => ({
  subject: String(id),
  phone,
  holder: `recovery:${id}`,
});

/** Stores a code for the new phone before it is sent, so that two requests at once send one code. */
export async function writeCode(
  context: CallContext,
  { ticket, newPhone }: Request<'recoverySendCode'>,
): Promise<DrawnCode> {
  const { recovery, customer } = await openTicket(context, ticket, ['phone']);
  if (newPhone === customer.phone) throw refuseRecovery('phoneIsOld');
  const target = targetOf(recovery, newPhone);
  await codes.checkSends(context, target);
  return codes.draw(context, target);
}

/** Sends the code even if the new phone has an account: only its holder, who gets the code, learns that. */
export async function sendCode(
  drawn: DrawnCode,
  context: Outside<CallContext>,
): Promise<Response<'recoverySendCode'> | RefusalOf<'recoverySendCode'>> {
  const refusal = await codes.send(context, drawn);
  return refusal ?? { resendSeconds: RESEND_SECONDS, expireSeconds: EXPIRE_SECONDS };
}

/** The answer to the change, built again for a repeated request: the first answer may be lost. */
function answered(recovery: RecoveryRow): Response<'recoveryChangePhone'> {
  return {
    phone: maskPhone(recovery.new_phone ?? ''),
    changedAt: (recovery.changed_at ?? recovery.started_at).toISOString(),
  };
}

export async function changePhone(
  context: CallContext,
  request: Request<'recoveryChangePhone'>,
): Promise<Response<'recoveryChangePhone'> | RefusalOf<'recoveryChangePhone'>> {
  const { sql, now } = context;
  const before = await lockByTicket(sql, hashToken(request.ticket));
  if (before?.step === 'done' && before.new_phone === request.newPhone && before.expires_at > now) {
    return answered(before);
  }
  const { recovery } = await openTicket(context, request.ticket, ['phone']);
  const { newPhone, code } = request;
  const refusal = await codes.refusalOf(context, { ...targetOf(recovery, newPhone), code });
  if (refusal !== undefined) return refusal;
  const customer = await lockCustomer(sql, recovery.customer_id);
  if ((await customerByPhone(sql, newPhone)) !== undefined) {
    return refuseRecovery('phoneTaken');
  }
  await setPhone(sql, customer, newPhone, now);
  await moveEmployee(sql, customer.phone, newPhone);
  await endEntries(sql, { customerId: customer.id, phone: customer.phone, at: now });
  await addSecurityEvent(sql, {
    customerId: customer.id,
    action: 'changePhone',
    detail: 'recovery',
    at: now,
  });
  await codes.spend(context, String(recovery.id));
  const done = await changeRecovery(sql, recovery.id, {
    step: 'done',
    new_phone: newPhone,
    changed_at: now,
  });
  const text = phoneChangedText(customer.phone, newPhone);
  for (const phone of [customer.phone, newPhone]) await notifyPhone(sql, phone, text, now);
  return answered(done);
}
