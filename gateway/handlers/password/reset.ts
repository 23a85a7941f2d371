import type { Request, Response } from '@/contract';
import { birthdayOf, normaliseIdNumber } from '@/domain/person/idNumber';
import { checkPassword } from '@/domain/person/password';
import { thenAsk, type MemberContext, type Outside } from '../../context';
import { checkedFor } from '../../dear';
import { codeWords, passwordReset, notify } from '../../messages';
import { lockCustomer } from '../../queries/customers';
import { addProof, hasProof, takeProof, voidProofs } from '../../queries/passwordProofs';
import { addSecurityEvent } from '../../queries/securityEvents';
import { hasTradePassword, replaceTradePassword } from '../../queries/tradePasswords';
import { Refusal, type RefusalOf } from '../../refusal';
import { refusePassword } from '../../refusals/password';
import { hashPassword, newKey } from '../../secrets';
import { noteForeignTry, triedTooOften } from '../identity/foreignTries';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from '../login/oneTimeCode';
import { TRIES } from './tries';

const TICKET_MS = 10 * 60_000;

const codes = new OneTimeCode({
  purpose: 'password',
  countedAs: 'account',
  minuteFrom: 'code',
  sendsOfHolderPerDay: 5,
  text: (code) => codeWords.action(code, '重置交易密码'),
  tooSoon: (seconds) => refusePassword('codeTooSoon', seconds),
  usedUp: () => refusePassword('codesUsedUp'),
  notSent: (why) => refusePassword('codeNotSent', why),
  missing: () => refusePassword('codeMissing'),
  expired: () => refusePassword('codeExpired'),
  triesUsedUp: () => refusePassword('codeTriesUsedUp'),
  wrong: (left) => refusePassword('codeWrong', left),
});

/** A code belongs to the session that asked for it. */
const targetOf = ({ customer, tokenHash }: MemberContext) => ({
  subject: `${customer.id}:${tokenHash}`,
  phone: customer.phone,
  holder: `password:${customer.id}`,
});

/** Checks the person's own ID number under the customer's lock. A wrong one is counted: return the refusal, do not throw it. */
async function wrongIdNumber(context: MemberContext, idNo: string) {
  const customer = await lockCustomer(context.sql, context.customer.id);
  if (await triedTooOften(context, 'own-id')) throw refusePassword('idNumberTriesUsedUp');
  if (customer.id_no !== '' && normaliseIdNumber(idNo) === customer.id_no) return undefined;
  await noteForeignTry(context, 'own-id');
  return refusePassword('idNumberWrong');
}

export const sendResetCode = thenAsk<'passwordSendCode', DrawnCode>(
  async ({ idNo }, context) => {
    if (!(await hasTradePassword(context.sql, context.customer.id))) throw refusePassword('passwordMissing');
    const refusal = await wrongIdNumber(context, idNo);
    if (refusal !== undefined) return refusal;
    await codes.checkSends(context, targetOf(context));
    return codes.draw(context, targetOf(context));
  },
  async (drawn, context) =>
    (await codes.send(context, drawn)) ?? { resendSeconds: RESEND_SECONDS, expireSeconds: EXPIRE_SECONDS },
);

/** Checks ID number and code together and hands out the ticket for a new password. */
export async function verifyIdentity(
  { idNo, code }: Request<'passwordVerify'>,
  context: MemberContext,
): Promise<Response<'passwordVerify'> | RefusalOf<'passwordVerify'>> {
  const { sql, customer, tokenHash, now } = context;
  const target = targetOf(context);
  const refusal =
    (await wrongIdNumber(context, idNo)) ?? (await codes.refusalOf(context, { ...target, code }));
  if (refusal instanceof Refusal) return refusal;
  await codes.spend(context, target.subject);
  const resetToken = newKey();
  await addProof(sql, {
    customerId: customer.id,
    tokenHash,
    pswToken: resetToken,
    purpose: 'reset',
    expiresAt: new Date(now.getTime() + TICKET_MS),
  });
  return { resetToken };
}

/** Hashes before the transaction: hashing is slow on purpose and must not hold a lock. */
export const resetPassword = {
  async before(
    { resetToken, password }: Request<'passwordReset'>,
    { sql: outside, customer, tokenHash, now: asked }: Outside<MemberContext>,
  ) {
    const reason = checkPassword(password, { birthday: birthdayOf(customer.id_no), phone: customer.phone });
    if (reason !== undefined) throw refusePassword('passwordWeak', reason);
    const proof = { customerId: customer.id, tokenHash, pswToken: resetToken, purpose: 'reset' } as const;
    if (!(await hasProof(outside, proof, asked))) throw refusePassword('checkSpent');
    const hash = await hashPassword(checkedFor(customer.id), password);
    return async ({ sql, now, today, settings: { servicePhone }, customer: { id } }: MemberContext) => {
      if (!(await takeProof(sql, proof, now))) throw refusePassword('checkSpent');
      if (!(await replaceTradePassword(sql, id, hash, TRIES))) throw refusePassword('passwordMissing');
      await voidProofs(sql, id);
      await addSecurityEvent(sql, { customerId: id, action: 'resetPassword', detail: '', at: now });
      await notify(sql, id, passwordReset(now.toISOString(), servicePhone, today), now);
      return {};
    };
  },
};
