import type { SensitiveAction } from '@/contract/codes';
import { methodsFor } from '@/domain/security/sensitive';
import type { TestPerson } from './harness';

/** Passes the identity check for an action; the token is good for one call. */
export async function checked(person: TestPerson, action: SensitiveAction): Promise<string> {
  await person.must('checkSendCode', { action });
  const code = await person.world.codeOf(person.phone);
  const { name, idNo } = person.facts;
  const method = methodsFor(action, true).includes('sms') ? 'sms' : 'idCard';
  const who = method === 'idCard' ? { name, idNo } : {};
  return (await person.must('checkProve', { action, method, code, ...who })).checkToken;
}
