import type { Request, Response } from '@/contract';
import { maskPhone } from '@/domain/person/mask';
import type { CallContext, Outside } from '../../context';
import { customerByPhone, lockCustomer, setPhone } from '../../queries/customers';
import { moveEmployee } from '../../queries/employers';
import { countSends, dropLoginCode, holdPhone, noteSend, takeSendBack } from '../../queries/loginCodes';
import { changeRecovery, lockByTicket, type RecoveryRow } from '../../queries/recoveries';
import { endSessionsOf } from '../../queries/sessions';
import type { RefusalOf } from '../../refusal';
import { refuseRecovery } from '../../refusals/recovery';
import { hashToken, newCode } from '../../secrets';
import { sendSource } from '../login/sendSource';
import { openTicket } from './ticket';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;
const RESEND_SECONDS = 60;
const CODE_TRIES = 5;
const SENDS = 5;
const SENDS_PER_DAY = 10;

async function checkSends({ sql, now }: CallContext, recovery: RecoveryRow, phone: string): Promise<void> {
  const sentAt = recovery.code_sent_at;
  const wait = sentAt === null ? 0 : RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000);
  if (wait > 0) throw refuseRecovery('codeTooSoon', wait);
  const today = await countSends(sql, phone, new Date(now.getTime() - DAY_MS));
  if (recovery.sends >= SENDS || today >= SENDS_PER_DAY) {
    throw refuseRecovery('codeNotSent', 'usedUp');
  }
}

export interface WrittenCode {
  readonly before: RecoveryRow;
  readonly newPhone: string;
  readonly code: string;
  readonly sentAt: Date;
}

/** Writes a code for the new phone down, so that two at once send one. */
export async function writeCode(
  context: CallContext,
  { ticket, newPhone }: Request<'recoverySendCode'>,
): Promise<WrittenCode> {
  const { sql, now } = context;
  const { recovery, customer } = await openTicket(context, ticket, ['phone']);
  if (newPhone === customer.phone) {
    throw refuseRecovery('phoneIsOld');
  }
  await holdPhone(sql, newPhone);
  await checkSends(context, recovery, newPhone);
  const code = newCode();
  await changeRecovery(sql, recovery.id, {
    new_phone: newPhone,
    code,
    code_sent_at: now,
    code_expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    code_tries_left: CODE_TRIES,
    sends: recovery.sends + 1,
  });
  await noteSend(sql, { phone: newPhone, source: sendSource(context.address), at: now });
  return { before: recovery, newPhone, code, sentAt: now };
}

/** To the new phone, whether it has an account or not: that is told to its holder only, who will have the code. */
export async function sendCode(
  { before, newPhone, code, sentAt }: WrittenCode,
  { providers, tx }: Outside<CallContext>,
): Promise<Response<'recoverySendCode'> | RefusalOf<'recoverySendCode'>> {
  const sent = await providers.sms.send({
    phone: newPhone,
    channel: 'sms',
    code,
    text: `您正在更换账号的登录手机号，验证码是${code}，5分钟内有效。请勿告诉任何人。`,
  });
  if (sent.kind === 'failed') {
    await tx(async ({ sql }) => {
      const { code: oldCode, code_sent_at, sends } = before;
      await changeRecovery(sql, before.id, { code: oldCode, code_sent_at, sends });
      await takeSendBack(sql, { phone: newPhone, code, sentAt });
    });
    return refuseRecovery('codeNotSent', sent.why);
  }
  return { resendSeconds: RESEND_SECONDS, expireSeconds: CODE_LIFE_MS / 1000 };
}

/** A wrong code is counted although the call is refused, so the refusal is returned, not thrown. */
async function wrongCode(
  { sql, now }: CallContext,
  recovery: RecoveryRow,
  { newPhone, code }: Request<'recoveryChangePhone'>,
): Promise<RefusalOf<'recoveryChangePhone'> | undefined> {
  if (recovery.code === null || recovery.new_phone !== newPhone) {
    return refuseRecovery('codeMissing');
  }
  if (recovery.code_expires_at === null || recovery.code_expires_at <= now) {
    return refuseRecovery('codeExpired');
  }
  if (recovery.code_tries_left <= 0) return refuseRecovery('codeTriesUsedUp');
  if (recovery.code === code) return undefined;
  const left = recovery.code_tries_left - 1;
  await changeRecovery(sql, recovery.id, { code_tries_left: left });
  return left > 0 ? refuseRecovery('codeWrong', left) : refuseRecovery('codeTriesUsedUp');
}

export interface Changed {
  /** The old phone and the new one; null where they have been told before. */
  readonly phones: readonly [string, string] | null;
  readonly answer: Response<'recoveryChangePhone'>;
}

/** The change stands, whether its messages arrive or not. */
export async function tellBoth(
  { phones, answer }: Changed,
  { providers }: Outside<CallContext>,
): Promise<Changed['answer']> {
  const [before = '', after = ''] = phones ?? [];
  const text = `您的账号已更换登录手机号：${maskPhone(before)} 换为 ${maskPhone(after)}。如果不是您本人操作，请立即联系客服。`;
  await Promise.all((phones ?? []).map((phone) => providers.sms.send({ phone, channel: 'sms', text })));
  return answer;
}

/** What was answered to the change, once more: its answer may have been lost on the way. */
function answered(recovery: RecoveryRow): Response<'recoveryChangePhone'> {
  return {
    phone: maskPhone(recovery.new_phone ?? ''),
    changedAt: (recovery.changed_at ?? recovery.started_at).toISOString(),
  };
}

export async function changePhone(
  context: CallContext,
  request: Request<'recoveryChangePhone'>,
): Promise<Changed | RefusalOf<'recoveryChangePhone'>> {
  const { sql, now } = context;
  const before = await lockByTicket(sql, hashToken(request.ticket));
  if (before?.step === 'done' && before.new_phone === request.newPhone && before.expires_at > now) {
    return { phones: null, answer: answered(before) };
  }
  const { recovery } = await openTicket(context, request.ticket, ['phone']);
  const refusal = await wrongCode(context, recovery, request);
  if (refusal !== undefined) return refusal;
  const customer = await lockCustomer(sql, recovery.customer_id);
  if ((await customerByPhone(sql, request.newPhone)) !== undefined) {
    return refuseRecovery('phoneTaken');
  }
  await setPhone(sql, customer.id, request.newPhone);
  await moveEmployee(sql, customer.phone, request.newPhone);
  await endSessionsOf(sql, customer.id);
  await dropLoginCode(sql, customer.phone);
  const done = await changeRecovery(sql, recovery.id, { step: 'done', changed_at: now });
  return { phones: [customer.phone, request.newPhone], answer: answered(done) };
}
