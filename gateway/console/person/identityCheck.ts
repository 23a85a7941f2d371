import type { SensitiveAction } from '@/contract/codes';
import type { Person } from './person';

/** Passes the identity check of an action by code, and with the person's own ID number if it is on file. */
export async function passIdentityCheck(person: Person, action: SensitiveAction): Promise<string> {
  const { world, phone, facts } = person;
  const { identified } = await person.must('checkMethods', { action });
  await person.must('checkSendCode', { action });
  const code = await world.codeOf(phone);
  const { checkToken } = await person.must('checkByCode', {
    ...{ action, code },
    ...(identified && { idNo: facts.idNo }),
  });
  return checkToken;
}
