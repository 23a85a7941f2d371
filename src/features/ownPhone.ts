import { personCalls } from '@/contract/person';
import { call } from '@/request';
import { session } from '@/stores/session';

/**
 * After a login without a typed number (by a link, by WeChat): the account's phone, which forms fill in and checks compare with. Nothing waits for it;
 * without it a form asks for the number.
 */
export const learnOwnPhone = (): Promise<void> => session.learns(learn());

async function learn(): Promise<void> {
  const { generation } = session;
  const answer = await call(personCalls.queryUserInfo, { type: 'pn' }).catch(() => undefined);
  if (answer !== undefined && generation === session.generation) await session.learnPhone(answer.sealedPhone);
}
