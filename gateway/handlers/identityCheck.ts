import type { Request, Response } from '@/contract';
import type { identityCheckCalls } from '@/contract/identityCheck';
import type { CheckMethod, SensitiveAction } from '@/contract/codes';
import { normaliseIdNumber } from '@/domain/person/idNumber';
import { maskPhone } from '@/domain/person/mask';
import { normaliseName } from '@/domain/person/name';
import { methodsFor } from '@/domain/security/sensitive';
import { thenAsk, type HandlersOf, type MemberContext } from '../context';
import { lockCustomer } from '../queries/customers';
import { addIdentityCheck } from '../queries/identityChecks';
import { addSecurityEvent } from '../queries/securityEvents';
import { Refusal, type RefusalOf } from '../refusal';
import { refuseCheck } from '../refusals/identityCheck';
import { hashToken, newKey } from '../secrets';
import { noteForeignTry, triedTooOften } from './identity/foreignTries';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from './login/oneTimeCode';

const LIFE_MS = 10 * 60_000;

const codes = new OneTimeCode({
  purpose: 'check',
  countedAs: 'account',
  minuteFrom: 'code',
  sendsOfHolderPerDay: 8,
  text: (code) => `您正在验证身份，验证码是${code}，5分钟内有效。请勿告诉任何人。`,
  tooSoon: (seconds) => refuseCheck('codeTooSoon', seconds),
  usedUp: () => refuseCheck('codesUsedUp'),
  notSent: (why) => refuseCheck('codeNotSent', why),
  missing: () => refuseCheck('codeMissing'),
  expired: () => refuseCheck('codeExpired'),
  triesUsedUp: () => refuseCheck('codeTriesUsedUp'),
  wrong: (left) => refuseCheck('codeWrong', left),
});

/** A code is bound to the action: one for showing data cannot cancel the account. */
const targetOf = ({ customer }: MemberContext, action: SensitiveAction) => ({
  subject: `${customer.id}:${action}`,
  phone: customer.phone,
  holder: `check:${customer.id}`,
});

const methodsOf = ({ customer }: MemberContext, action: SensitiveAction): readonly CheckMethod[] =>
  methodsFor(action, customer.id_no !== '');

/** Name and ID number of the account's owner. A wrong pair is counted: return the refusal, do not throw it. */
async function wrongPerson(context: MemberContext, { name = '', idNo = '' }: Request<'checkProve'>) {
  if (await triedTooOften(context, 'own-id')) throw refuseCheck('personTriesUsedUp');
  const { customer } = context;
  const right = normaliseIdNumber(idNo) === customer.id_no && normaliseName(name) === customer.name;
  if (right) return undefined;
  await noteForeignTry(context, 'own-id');
  return refuseCheck('personWrong');
}

async function prove(
  context: MemberContext,
  request: Request<'checkProve'>,
): Promise<Response<'checkProve'> | RefusalOf<'checkProve'>> {
  const { sql, customer, now, tokenHash } = context;
  const { action, method, code } = request;
  await lockCustomer(sql, customer.id);
  if (!methodsOf(context, action).includes(method)) throw refuseCheck('methodRefused');
  const target = targetOf(context, action);
  const refusal =
    (method === 'idCard' ? await wrongPerson(context, request) : undefined) ??
    (await codes.refusalOf(context, { ...target, code }));
  if (refusal instanceof Refusal) return refusal;
  await codes.spend(context, target.subject);
  const checkToken = newKey();
  await addIdentityCheck(sql, {
    token_hash: hashToken(checkToken),
    customer_id: customer.id,
    session_hash: tokenHash,
    action,
    method,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  await addSecurityEvent(sql, {
    customerId: customer.id,
    action: 'check-passed',
    detail: `${action} ${method}`,
    at: now,
  });
  return { checkToken };
}

export const identityCheckHandlers: HandlersOf<typeof identityCheckCalls> = {
  async checkBegin({ action }, context) {
    return { methods: [...methodsOf(context, action)], phone: maskPhone(context.customer.phone) };
  },
  checkSendCode: thenAsk<'checkSendCode', DrawnCode>(
    async ({ action }, context) => {
      await codes.checkSends(context, targetOf(context, action));
      return codes.draw(context, targetOf(context, action));
    },
    async (drawn, context) =>
      (await codes.send(context, drawn)) ?? { resendSeconds: RESEND_SECONDS, expireSeconds: EXPIRE_SECONDS },
  ),
  checkProve: (request, context) => prove(context, request),
};
