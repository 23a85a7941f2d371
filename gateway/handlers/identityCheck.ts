import type { Request, Response } from '@/contract';
import type { CheckMethod, SensitiveAction } from '@/contract/codes';
import type { identityCheckCalls } from '@/contract/identityCheck';
import { normaliseIdNumber } from '@/domain/person/idNumber';
import { maskPhone } from '@/domain/person/mask';
import { methodsFor, SENSITIVE } from '@/domain/security/sensitive';
import { thenAsk, type HandlersOf, type MemberContext } from '../context';
import { lockCustomer } from '../queries/customers';
import { addCheck, aimFace, faceAimedAt, spendFace } from '../queries/identityChecks';
import type { RefusalOf } from '../refusal';
import { refuseCheck } from '../refusals/identityCheck';
import { newKey } from '../secrets';
import { noteForeignTry, triedTooOften } from './identity/foreignTries';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from './login/oneTimeCode';
import { codeWords } from '../messages';

const LIFE_MS = 10 * 60_000;

const codes = new OneTimeCode({
  purpose: 'check',
  countedAs: 'account',
  minuteFrom: 'code',
  sendsOfHolderPerDay: 10,
  text: codeWords.action,
  tooSoon: (seconds) => refuseCheck('codeTooSoon', seconds),
  usedUp: () => refuseCheck('codesUsedUp'),
  notSent: (why) => refuseCheck('codeNotSent', why),
  missing: () => refuseCheck('codeMissing'),
  expired: () => refuseCheck('codeExpired'),
  triesUsedUp: () => refuseCheck('codeTriesUsedUp'),
  wrong: (left) => refuseCheck('codeWrong', left),
});

/** A code belongs to one action, and to the session that asked for it: it proves nothing elsewhere. */
const targetOf = ({ customer, tokenHash }: MemberContext, action: SensitiveAction) => ({
  subject: `${action}:${customer.id}:${tokenHash}`,
  phone: customer.phone,
  holder: `check:${customer.id}`,
});

const isIdentified = ({ customer }: MemberContext): boolean => customer.id_no !== '';

function checkMethod(context: MemberContext, action: SensitiveAction, method: CheckMethod): void {
  if (!methodsFor(action, isIdentified(context)).includes(method)) throw refuseCheck('methodWrong');
}

/** The check's token: for this action, in this session. */
async function passed(
  { sql, customer, tokenHash, now }: MemberContext,
  action: SensitiveAction,
  method: CheckMethod,
): Promise<{ checkToken: string }> {
  const checkToken = newKey();
  await addCheck(sql, {
    ...{ check_token: checkToken, customer_id: customer.id, token_hash: tokenHash, action, method, at: now },
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return { checkToken };
}

/** Under the customer's lock. A wrong number is counted: return the refusal, do not throw it. */
async function wrongIdNumber(context: MemberContext, idNo: string | undefined) {
  if (!isIdentified(context)) return undefined;
  if (await triedTooOften(context, 'own-id')) throw refuseCheck('idNumberTriesUsedUp');
  if (idNo !== undefined && normaliseIdNumber(idNo) === context.customer.id_no) return undefined;
  await noteForeignTry(context, 'own-id');
  return refuseCheck('idNumberWrong');
}

async function byCode(
  { action, code, idNo }: Request<'checkByCode'>,
  context: MemberContext,
): Promise<Response<'checkByCode'> | RefusalOf<'checkByCode'>> {
  checkMethod(context, action, 'sms');
  await lockCustomer(context.sql, context.customer.id);
  const target = targetOf(context, action);
  if (await triedTooOften(context, 'check-code')) throw refuseCheck('checkTriesUsedUp');
  const noteWrong = () => noteForeignTry(context, 'check-code');
  const refusal =
    (await wrongIdNumber(context, idNo)) ?? (await codes.refusalOf(context, { ...target, code }, noteWrong));
  if (refusal !== undefined) return refusal;
  await codes.spend(context, target.subject);
  return passed(context, action, 'sms');
}

export const identityCheckHandlers: HandlersOf<typeof identityCheckCalls> = {
  async checkMethods({ action }, context) {
    const identified = isIdentified(context);
    const methods = [...methodsFor(action, identified)];
    return { methods, identified, phone: maskPhone(context.customer.phone) };
  },

  checkSendCode: thenAsk<'checkSendCode', DrawnCode & { readonly about: string }>(
    async ({ action }, context) => {
      checkMethod(context, action, 'sms');
      if (await triedTooOften(context, 'check-code')) throw refuseCheck('checkTriesUsedUp');
      const target = targetOf(context, action);
      await codes.checkSends(context, target);
      return { ...(await codes.draw(context, target)), about: SENSITIVE[action].name };
    },
    async ({ about, ...drawn }, context) =>
      (await codes.send(context, drawn, { about })) ?? {
        resendSeconds: RESEND_SECONDS,
        expireSeconds: EXPIRE_SECONDS,
      },
  ),

  checkByCode: byCode,

  async checkAimFace({ action }, context) {
    const { sql, customer, tokenHash, now } = context;
    checkMethod(context, action, 'face');
    await aimFace(sql, { customerId: customer.id, tokenHash, action }, now);
    return {};
  },

  async checkByFace({ action }, context) {
    const { sql, customer, tokenHash, now } = context;
    checkMethod(context, action, 'face');
    const aimedAt = await faceAimedAt(sql, { customerId: customer.id, tokenHash, action });
    const inTime = aimedAt !== undefined && now.getTime() - aimedAt.getTime() < LIFE_MS;
    if (!inTime || !(await spendFace(sql, customer.id, aimedAt, now))) throw refuseCheck('faceMissing');
    return passed(context, action, 'face');
  },
};
