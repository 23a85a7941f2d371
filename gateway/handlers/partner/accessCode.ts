import type { Request, Response } from '@/contract';
import { maskPhone } from '@/domain/person/mask';
import type { CallContext } from '../../context';
import { findAccessCode, takeAccessCode, type AccessCodeRow } from '../../queries/accessCodes';
import { customerById, type CustomerRow } from '../../queries/customers';
import { livingSession } from '../../queries/sessions';
import { hashToken } from '../../secrets';
import { loginAnswer } from '../login/loginAnswer';
import { presentOf } from './present';
import { refusePartner } from '../../refusals/partner';

/** The customer that the code logs in. A code from a session ends with that session: after a recovery it could reopen the account. */
async function customerOf(
  { sql, now }: CallContext,
  code: AccessCodeRow | undefined,
): Promise<{ customer: CustomerRow; openedBy: string | undefined }> {
  if (code === undefined) throw refusePartner('linkOver');
  const openedBy = code.session_hash ?? undefined;
  if (openedBy !== undefined && (await livingSession(sql, openedBy, now)) === undefined)
    throw refusePartner('linkOver');
  const customer = await customerById(sql, code.customer_id);
  if (customer === undefined) throw refusePartner('linkOver');
  return { customer, openedBy };
}

/** Tells whom the code would log in, without using the code up. */
export async function queryAccessCode(
  context: CallContext,
  { accessCode, tokenCode }: Request<'queryAccessCode'>,
): Promise<Response<'queryAccessCode'>> {
  const code = await findAccessCode(context.sql, hashToken(accessCode), context.now);
  const { phone } = (await customerOf(context, code)).customer;
  return { phone: maskPhone(phone), present: await presentOf(context, tokenCode, phone) };
}

export async function generateTokenCode(
  context: CallContext,
  { accessCode }: Request<'generateTokenCode'>,
): Promise<Response<'generateTokenCode'>> {
  const code = await takeAccessCode(context.sql, hashToken(accessCode), context.now);
  const { customer, openedBy } = await customerOf(context, code);
  return loginAnswer(context, customer, 'N', openedBy);
}
