import { customerByPhone } from '../queries/customers';
import { addEmployee, firstEmployer } from '../queries/employers';
import { makeSquareLink } from './links';
import { creditMakers } from './makers/credit';
import { loanMakers } from './makers/loan';
import { paperMakers } from './makers/papers';
import { peopleMakers } from './makers/people';
import type { Make, Note } from './makers/steps';
import { register, registerEmployee, StepRefused, type Person } from './person';
import { Problem } from './problem';
import type { ConsoleTools } from './tools';

/** Spec §9 has XQD002 for people; this source flag marks a persona. */
export const PERSONA_SOURCE = 'CONSOLE';

const MAKERS = { ...creditMakers, ...loanMakers, ...paperMakers, ...peopleMakers } as const;

export type Persona = keyof typeof MAKERS;
export const PERSONAS = Object.keys(MAKERS) as Persona[];

async function comeBySquare(person: Person, { db }: ConsoleTools): Promise<void> {
  const { code } = await makeSquareLink(db, person.phone);
  await person.must('squareAccredit', { code, decision: 'agreed' });
  const agreements = ['register', 'privacy'];
  const answer = await person.must('squareLogin', { code, sourceFlag: PERSONA_SOURCE, agreements });
  person.client.tokenCode = answer.tokenCode;
}

async function comeAsEmployee(person: Person, { db }: ConsoleTools): Promise<void> {
  const employer = await firstEmployer(db);
  if (employer === undefined) throw new Problem('沙箱里没有合作企业');
  await addEmployee(db, employer.employer_id, person.phone);
  await registerEmployee(person, PERSONA_SOURCE);
}

/** Logs in: an employee on the page of enterprise users, a customer of the plaza by its link, else by the ordinary login. */
async function comeIn(person: Person, persona: Persona, tools: ConsoleTools): Promise<void> {
  if (persona === 'enterprise') return comeAsEmployee(person, tools);
  if (persona === 'square') return comeBySquare(person, tools);
  return register(person, PERSONA_SOURCE);
}

/** Makes a customer through the calls that a person would make. Throws a Problem if the gateway refuses one of them. */
export async function makePersona(person: Person, persona: Persona, tools: ConsoleTools): Promise<Note> {
  if ((await customerByPhone(tools.db, person.phone)) !== undefined) {
    throw new Problem('这个手机号已经注册过，请换一个没有用过的号码');
  }
  try {
    await comeIn(person, persona, tools);
    const make: Make = MAKERS[persona];
    const note = await make(person, tools);
    // Refused if the state has ended the session already.
    await person.call('signOut', {});
    return note;
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    throw new Problem(
      `做到 ${error.call} 这一步时网关拒绝了：${error.refused.desc}（${error.refused.code}）`,
    );
  }
}
