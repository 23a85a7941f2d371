import type { Person } from './person';

/** Spec §9: default source flag of a login. */
const SOURCE_FLAG = 'XQD002';

/** Logs in with an SMS code, registering an unknown phone. */
export async function register(person: Person, sourceFlag = SOURCE_FLAG): Promise<void> {
  const { phone, world, client } = person;
  await person.must('sendLoginSmsVCode', { phone });
  const code = await world.codeOf(phone);
  const agreements = ['register', 'privacy'];
  const { tokenCode } = await person.must('registerOrLogin', { phone, code, sourceFlag, agreements });
  client.tokenCode = tokenCode;
}

/** Logs in on the page of enterprise users, which admits only phones on an employer's list. */
export async function registerEmployee(person: Person, sourceFlag = SOURCE_FLAG): Promise<string> {
  const { phone, world, client } = person;
  await person.must('sendLoginSmsVCode', { phone });
  const code = await world.codeOf(phone);
  const agreements = ['register', 'privacy'];
  const { tokenCode, employer } = await person.must('loginSubmit', { phone, code, sourceFlag, agreements });
  client.tokenCode = tokenCode;
  return employer.name;
}
