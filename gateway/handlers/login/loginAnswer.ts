import type { Response } from '@/contract';
import type { CallContext } from '../../context';
import type { CustomerRow } from '../../queries/customers';
import { userInfoOf } from '../presenters/userInfo';
import { sessionFor } from './enter';

/** The answer of a login with this session. */
export async function answerOf(
  { sql }: CallContext,
  customer: CustomerRow,
  { tokenCode, isNew }: { readonly tokenCode: string; readonly isNew: 'Y' | 'N' },
): Promise<Response<'generateTokenCode'>> {
  return { tokenCode, isNew, userInfo: await userInfoOf(sql, customer) };
}

/** Logs in a customer who was identified without a typed code. `openedBy` as for sessionFor. */
export async function loginAnswer(
  context: CallContext,
  customer: CustomerRow,
  isNew: 'Y' | 'N',
  openedBy?: string,
): Promise<Response<'generateTokenCode'>> {
  return answerOf(context, customer, { tokenCode: await sessionFor(context, customer.id, openedBy), isNew });
}
