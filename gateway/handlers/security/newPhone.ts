import type { Request, Response } from '@/contract';
import { maskPhone } from '@/domain/person/mask';
import { thenAsk, type MemberContext } from '../../context';
import { codeWords, phoneChanged, phoneChangedText, notify, notifyPhone } from '../../messages';
import { customerByPhone, lockCustomer, setPhone } from '../../queries/customers';
import { moveEmployee } from '../../queries/employers';
import { endEntries } from '../../queries/entries';
import type { RefusalOf } from '../../refusal';
import { refuseSecurity } from '../../refusals/security';
import { needCheck, spendCheck } from '../identityCheck/spend';
import { sendAtOnce } from '../../sendAtOnce';
import { EXPIRE_SECONDS, OneTimeCode, RESEND_SECONDS, type DrawnCode } from '../login/oneTimeCode';

const codes = new OneTimeCode({
  purpose: 'phone',
  countedAs: 'account',
  minuteFrom: 'code',
  sendsOfHolderPerDay: 5,
  text: (code) => codeWords.action(code, '更换账号的登录手机号'),
  tooSoon: (seconds) => refuseSecurity('codeTooSoon', seconds),
  usedUp: () => refuseSecurity('codesUsedUp'),
  notSent: (why) => refuseSecurity('codeNotSent', why),
  missing: () => refuseSecurity('codeMissing'),
  expired: () => refuseSecurity('codeExpired'),
  triesUsedUp: () => refuseSecurity('codeTriesUsedUp'),
  wrong: (left) => refuseSecurity('codeWrong', left),
});

const targetOf = ({ customer }: MemberContext, newPhone: string) => ({
  subject: String(customer.id),
  phone: newPhone,
  holder: `phone:${customer.id}`,
});

/** Sends the code even if the new phone has an account: only its holder, who gets the code, learns that. */
export const sendPhoneCode = thenAsk<'phoneSendCode', DrawnCode>(
  async ({ newPhone, checkToken }, context) => {
    await needCheck(context, 'changePhone', checkToken);
    if (newPhone === context.customer.phone) throw refuseSecurity('phoneIsOld');
    await codes.checkSends(context, targetOf(context, newPhone));
    return codes.draw(context, targetOf(context, newPhone));
  },
  async (drawn, context) =>
    (await codes.send(context, drawn)) ?? { resendSeconds: RESEND_SECONDS, expireSeconds: EXPIRE_SECONDS },
);

async function change(
  { newPhone, code, checkToken }: Request<'phoneChange'>,
  context: MemberContext,
): Promise<Response<'phoneChange'> | RefusalOf<'phoneChange'>> {
  const { sql, now, today, tokenHash, settings } = context;
  const customer = await lockCustomer(sql, context.customer.id);
  await needCheck(context, 'changePhone', checkToken);
  const refusal = await codes.refusalOf(context, { ...targetOf(context, newPhone), code });
  if (refusal !== undefined) return refusal;
  if ((await customerByPhone(sql, newPhone)) !== undefined) return refuseSecurity('phoneTaken');
  await spendCheck(context, 'changePhone', checkToken);
  await setPhone(sql, customer, newPhone, now);
  await moveEmployee(sql, customer.phone, newPhone);
  await endEntries(sql, { customerId: customer.id, phone: customer.phone, at: now, stays: tokenHash });
  await codes.spend(context, String(customer.id));
  const told = phoneChanged({ before: customer.phone, after: newPhone }, settings.servicePhone, {
    about: now.toISOString(),
    today,
  });
  await notify(sql, customer.id, told, now);
  await notifyPhone(sql, customer.phone, phoneChangedText(customer.phone, newPhone), now);
  return { phone: maskPhone(newPhone) };
}

/** The message centre, the new phone, and the old one, which the account no longer has, are told. */
export const changePhone = thenAsk<'phoneChange', Response<'phoneChange'>>(change, sendAtOnce);
