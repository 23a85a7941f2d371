import type { Response } from '@/contract';
import type { CallContext } from '../../context';
import type { CustomerRow } from '../../queries/customers';
import type { openSession } from '../../queries/sessions';
import { userInfoOf } from '../presenters/userInfo';
import { sessionFor } from './enter';

/** Lets this customer in, who was known otherwise than by a code that was typed. */
export async function loginAnswer(
  context: CallContext,
  customer: CustomerRow,
  isNew: 'Y' | 'N',
  open?: typeof openSession,
): Promise<Response<'generateTokenCode'>> {
  const tokenCode = await sessionFor(context, customer.id, open);
  const userInfo = await userInfoOf(context.sql, customer);
  return { tokenCode, isNew, userInfo, phone: customer.phone };
}
