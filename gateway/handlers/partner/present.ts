import type { Response } from '@/contract';
import type { CallContext } from '../../context';
import { livingSession } from '../../queries/sessions';
import { hashToken } from '../../secrets';

/** Compares the person who is logged in on the device with the holder of the link's phone. */
export async function presentOf(
  { sql, now }: CallContext,
  tokenCode: string | undefined,
  phone: string,
): Promise<Response<'queryAccessCode'>['present']> {
  const session = tokenCode === undefined ? undefined : await livingSession(sql, hashToken(tokenCode), now);
  if (session === undefined) return 'noOne';
  return session.phone === phone ? 'samePerson' : 'anotherPerson';
}
